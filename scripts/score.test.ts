import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (lines: string, ...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'score.ts'), ...options], {
    input: lines,
    encoding: 'utf8',
  });

test('answers each valid line with its id, and reports the other lines by number', () => {
  const { stdout, stderr, status } = run(
    [
      '{"id": "a", "title": "What do you use for invoices?", "text": "", "keywords": ["invoices"]}',
      'oops',
      '{"id": "b", "title": "", "text": "The support is awful."}',
      '{"id": "c"}',
      '',
      '{"id": 7, "title": "Any?", "text": "", "keywords": "crm"}',
      '{"id": "d", "title": "", "text": ""}',
    ].join('\n'),
  );
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(Object.keys(answers[0])).toEqual([
    'id',
    'sentiment',
    'sentimentScore',
    'intentLevel',
    'intent',
    'threadType',
    'score',
  ]);
  expect(answers[1].sentiment).toBe('negative');
  expect(stderr.match(/^Line \d+/gm)).toEqual(['Line 2', 'Line 4', 'Line 6']);
  expect(status).toBe(1);
});
