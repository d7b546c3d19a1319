import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/launch-options.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    // Animations are expensive in a software renderer; toast.spec.ts enables them.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
