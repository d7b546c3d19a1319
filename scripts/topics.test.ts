import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (lines: string, ...options: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'topics.ts'), ...options], {
    input: lines,
    encoding: 'utf8',
  });

test('each line is answered by its id, and a bad one by its number, without losing the others', () => {
  const { stdout, stderr, status } = run(
    [
      '{"id": "a", "topic": "We cut false alarms by 80 % by confirming from three regions"}',
      'oops',
      '{"id": 7, "topic": ""}',
      '{"id": "c"}',
      '',
      '{"id": "d", "topic": 3}',
      '{"topic": "late invoices", "more": true}',
    ].join('\n'),
  );
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual(['a', 7, undefined]);
  expect(answers[0]).toMatchObject({ kind: 'experience', figures: ['80 %', 'three regions'] });
  expect(answers[1]).toMatchObject({ kind: 'subject', figures: [] });
  expect(stderr.match(/^Line \d+/gm)).toEqual(['Line 2', 'Line 4', 'Line 6']);
  expect(status).toBe(1);
});

test('the table is measured, and a topic that is held back is never shown', () => {
  expect(run('', '--table').stdout).toMatch(/^\d+ topics, tuned: kind \d/);
  expect(run('', '--misses').stdout).not.toContain('held-back');
});
