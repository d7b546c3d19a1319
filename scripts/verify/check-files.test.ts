import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const root = mkdtempSync(join(tmpdir(), 'threadwell-files-'));
afterEach(() => rmSync(root, { recursive: true }));

const check = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkFiles(root);
};
const lines = (count: number) => 'x\n'.repeat(count);

/** Put together here, or this file would break the rule itself. */
const order = (...words: string[]) => `// ${words.join('-')}\n`;

test('short files with telling names are fine, and their lengths are told', () => {
  const { ok, output } = check({ 'core/a.ts': lines(10), 'web/b.tsx': lines(30), 'web/c.css': lines(50) });
  expect(output).toBe('3 files; median 30 lines, nine in ten under 50, longest 50');
  expect(ok).toBe(true);
});

test.for([
  [{ 'e2e/long.spec.ts': lines(401) }, 'e2e/long.spec.ts has 401 lines; the limit is 400.'],
  [{ 'core/dateUtils.ts': '' }, 'core/dateUtils.ts is not named in kebab-case.'],
  [{ 'core/utils.ts': '' }, 'core/utils.ts has a name that says nothing.'],
  [{ 'core/date-helpers.test.ts': '' }, 'core/date-helpers.test.ts has a name that says nothing.'],
  [{ 'core/a.ts': order('@ts', 'ignore') }, 'core/a.ts silences a check.'],
  [{ 'core/a.ts': order('oxlint', 'disable') }, 'core/a.ts silences a check.'],
  [{ 'core/a.ts': lines(81) }, 'The median file has 81 lines; the limit is 80.'],
  [
    { 'core/a.ts': lines(1), 'core/b.ts': lines(1), 'core/c.ts': lines(201) },
    'One file in ten has 201 lines or more; the limit is 200.',
  ],
] as const)('what breaks a rule of the house is refused: %j', ([files, fault]) => {
  const { ok, output } = check(files);
  expect(output).toContain(fault);
  expect(ok).toBe(false);
});

test('tests may be longer than the median, and what is not code is not looked at', () => {
  expect(check({ 'core/a.test.ts': lines(300), 'node_modules/utils.ts': '', 'docs/utils.md': '' }).ok).toBe(
    true,
  );
});
