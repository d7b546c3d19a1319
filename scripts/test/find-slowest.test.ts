import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSlowest } from './find-slowest.ts';

const write = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'threadwell-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('lists the ten slowest files and tests of a Vitest report, slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, no) => ({
    name: join(process.cwd(), `${no}.test.ts`),
    startTime: 0,
    endTime: no * 10,
    assertionResults: [{ fullName: 'works', duration: no }],
  }));
  const { files, tests } = findSlowest('vitest', write({ testResults }));
  expect(files).toHaveLength(10);
  expect(files[0]).toEqual({ name: '11.test.ts', ms: 110 });
  expect(tests[0]).toEqual({ name: '11.test.ts: works', ms: 11 });
});

test('sums the tests of a browser test file', () => {
  const spec = (title: string, duration: number) => ({
    title,
    file: 'posts.spec.ts',
    ok: true,
    tests: [{ results: [{ duration }] }],
  });
  const suites = [{ specs: [spec('a', 5)], suites: [{ specs: [spec('b', 7)] }] }];
  const { files, tests } = findSlowest('playwright', write({ suites }));
  expect(files).toEqual([{ name: 'e2e/posts.spec.ts', ms: 12 }]);
  expect(tests.map(({ name }) => name)).toEqual(['e2e/posts.spec.ts: b', 'e2e/posts.spec.ts: a']);
});

test('lists nothing without a report', () => {
  expect(findSlowest('vitest', '/nowhere.json')).toEqual({ files: [], tests: [] });
});
