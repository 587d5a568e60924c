import { defineConfig } from '@playwright/test';

// Debian's Chromium; nothing is downloaded.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'dot',
  use: {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});
