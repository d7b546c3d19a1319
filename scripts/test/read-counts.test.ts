import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts } from './read-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'threadwell-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (text: string) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
};
const VITEST = '{ "numPassedTests": 5, "numFailedTests": 0, "numPendingTests": 1, "numTodoTests": 1 }';

test('counts Vitest and Playwright reports alike, and a flaky test as failed', () => {
  expect(readCounts('vitest', report(VITEST), true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  const playwright = report('{ "stats": { "expected": 4, "unexpected": 1, "flaky": 1, "skipped": 3 } }');
  expect(readCounts('playwright', playwright, false)).toEqual({ passed: 4, failed: 2, skipped: 3 });
});

test('counts one failure for a failed run without a failed test', () => {
  expect(readCounts('vitest', report(VITEST), false)).toMatchObject({ passed: 5, failed: 1 });
  expect(readCounts('vitest', join(folder, 'none.json'), false)).toMatchObject({ passed: 0, failed: 1 });
});

test('reports a passing run without a report as an error', () => {
  expect(() => readCounts('vitest', join(folder, 'none.json'), true)).toThrow('no such file');
});
