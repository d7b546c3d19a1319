import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSubjects } from './check-subjects.ts';

const PERSON = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

function commit(...subjects: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'threadwell-subjects-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const subject of subjects)
    execFileSync('git', [...PERSON, 'commit', '-q', '--allow-empty', '-m', subject], { cwd: root });
  return root;
}

test('accepts "area: summary"', async () => {
  expect(await checkSubjects(commit('posts: reject long titles', 'docs: retake screenshots'))).toEqual({
    ok: true,
    output: '',
  });
});

test.for(['Take the pictures anew', `posts: ${'x'.repeat(67)}`])('rejects "%s"', async (subject) => {
  const { ok, output } = await checkSubjects(commit('docs: retake screenshots', subject));
  expect(output).toBe(`"${subject}" isn't "area: summary" in 72 characters.`);
  expect(ok).toBe(false);
});

test('passes outside a repository', async () => {
  const root = mkdtempSync(join(tmpdir(), 'threadwell-subjects-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(await checkSubjects(root)).toEqual({ ok: true, output: '' });
});
