import { mergeConfig } from 'vitest/config';
import page from './vite.config';

// Apart from the configuration of the build, which must do without what only tests need.
export default mergeConfig(page, { test: { include: ['tests/unit/**/*.test.ts'] } });
