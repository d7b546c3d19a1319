import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (script: string, lines: string, ...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...options], {
    input: lines,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR_TEXTS: '/nowhere' },
  });

test('answers each valid line with its id, and reports the other lines by number', () => {
  const { stdout, stderr, status } = run(
    'shapes.ts',
    [
      '{"id": "a", "topic": "https://example.com/report"}',
      'oops',
      '{"id": 7, "topic": ""}',
      '{"id": "c"}',
      '',
      '{"topic": "How do you find your first ten customers?", "more": true}',
    ].join('\n'),
  );
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toEqual([
    { id: 'a', shape: 'link', sure: true },
    { id: 7, shape: 'question', sure: false },
    { shape: 'question', sure: true },
  ]);
  expect(stderr.match(/^Line \d+/gm)).toEqual(['Line 2', 'Line 4']);
  expect(status).toBe(1);
});

test('does not fit weights without the titles', () => {
  const { stderr, status } = run('fit.ts', '', 'shapes');
  expect(stderr).toMatch(/^\/nowhere\/reddit\/\w+\.jsonl is missing\. Set DATA_DIR_TEXTS/);
  expect(status).toBe(1);
});
