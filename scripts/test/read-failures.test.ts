import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFailures } from './read-failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'threadwell-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (value: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const testOf = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

test('names each failed Vitest test with its file and message', () => {
  const name = resolve('core/a.test.ts');
  const assertionResults = [testOf('one holds'), testOf('two holds', 'Error: no\n    at a.test.ts')];
  const file = report({ testResults: [{ name, status: 'failed', message: '', assertionResults }] });
  expect(readFailures('vitest', file)).toEqual(['core/a.test.ts: two holds: Error: no']);
});

test('names a file that could not be loaded', () => {
  const name = resolve('core/a.test.ts');
  const file = report({
    testResults: [{ name, status: 'failed', message: 'SyntaxError', assertionResults: [] }],
  });
  expect(readFailures('vitest', file)).toEqual(['core/a.test.ts: SyntaxError']);
});

test('finds failed browser tests in nested groups and truncates a long message', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'a.spec.ts',
    ok,
    tests: [{ results: [message ? { error: { message } } : {}] }],
  });
  const failing = spec('opens', false, `\u001b[31m${'x'.repeat(500)}`);
  const file = report({ suites: [{ specs: [spec('stands', true)], suites: [{ specs: [failing] }] }] });
  expect(readFailures('playwright', file)).toEqual([`e2e/a.spec.ts: opens: ${'x'.repeat(400)}…`]);
});

test('reports a missing report', () => {
  expect(readFailures('vitest', join(folder, 'none.json'))).toEqual(['The runner left no readable report.']);
});
