import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/launch-options.ts';
import { sample } from './test/sample.ts';

/** The first hour of a newcomer, and what only a browser can measure. */
const ALWAYS = new Set([
  'accessibility',
  'accounts',
  'first-load',
  'first-run',
  'generator',
  'headers',
  'lost-answers',
  'posts',
  'preflight',
  'publish-reply',
  'scanner',
  'sign-in',
]);

/** `npm test` draws two in five of the other files by its seed. */
const leftOut = (): string[] => {
  const files = globSync('e2e/*.spec.ts').map((file) => basename(file));
  const others = files.filter((file) => !ALWAYS.has(basename(file, '.spec.ts')));
  const drawn = sample(others, Math.ceil(others.length * 0.4), 'browser');
  return others.filter((file) => !drawn.includes(file)).map((file) => `**/${file}`);
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  testIgnore: process.env['SEED'] === undefined ? [] : leftOut(),
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
