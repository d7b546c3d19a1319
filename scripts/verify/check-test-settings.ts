import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** A setting that removes protection, so only test servers may use it. */
const TEST_SETTING = /\bTEST_PASSWORDS\b/;
/** Files that may name the setting: tests, its definition, the record that explains it, and this file. */
const ALLOWED =
  /^(e2e|test|docs\/decisions)\/|\.test\.tsx?$|^server\/config\.ts$|^scripts\/verify\/check-test-settings\.ts$/;
const SKIPPED_FOLDERS = /^(node_modules|dist|data|test-results|playwright-report|\.git|\.cache)$/;

/** Fails if product code, a container, a script or a manual names a test-only setting. */
export function checkTestSettings(root: string): { ok: boolean; output: string } {
  const faults = listFiles(root, SKIPPED_FOLDERS)
    .filter((path) => !ALLOWED.test(path) && TEST_SETTING.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `${path} names a setting that only tests may use.`);
  return { ok: faults.length === 0, output: faults.join('\n') };
}
