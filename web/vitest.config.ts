import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';

import page from './vite.config.ts';

// Apart from vite.config.ts, so that building the page needs no tools for tests.
export default mergeConfig(page, defineConfig({ test: { include: ['tests/unit/**/*.test.ts'] } }));
