import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';
import { checkFolder } from './testing/check-folder.ts';

const check = (files: Record<string, string>) => checkFolder(files, checkFiles);
const filled = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, '']));
const lines = (count: number) => 'x\n'.repeat(count);

/** Put together from parts, because the text in one piece would break the rule in this file. */
const order = (...words: string[]) => `// ${words.join('-')}\n`;

test('accepts short files with descriptive names and reports their lengths', () => {
  const { ok, output } = check({ 'core/a.ts': lines(10), 'web/b.tsx': lines(30), 'web/c.css': lines(50) });
  expect(output).toBe('3 files; median 30 lines, nine in ten under 50, longest 50');
  expect(ok).toBe(true);
});

test.for([
  [{ 'e2e/long.spec.ts': lines(401) }, 'e2e/long.spec.ts has 401 lines; the limit is 400.'],
  [
    { 'core/a.ts': lines(1), 'core/wide.css': `\n${'x'.repeat(131)}\n` },
    'core/wide.css:2 has over 130 characters. Wrap the line.',
  ],
  [
    { 'core/full.mjs': `${'é'.repeat(127)}\n`.repeat(57) },
    'core/full.mjs has 14535 bytes; the limit is 14336. Split it.',
  ],
  [{ 'core/dateUtils.ts': '' }, 'core/dateUtils.ts is not named in kebab-case.'],
  [{ 'core/utils.ts': '' }, 'core/utils.ts has a vague name.'],
  [{ 'core/date-helpers.test.ts': '' }, 'core/date-helpers.test.ts has a vague name.'],
  [{ 'core/a.ts': order('@ts', 'ignore') }, 'core/a.ts silences a check.'],
  [{ 'core/a.ts': order('oxlint', 'disable') }, 'core/a.ts silences a check.'],
  [filled('core/posts', 31), 'core/posts holds 31 source files; the limit is 30.'],
  [{ 'core/a.ts': lines(81) }, 'The median file has 81 lines; the limit is 80.'],
  [
    { 'core/a.ts': lines(1), 'core/b.ts': lines(1), 'core/c.ts': lines(201) },
    'One file in ten has 201 lines or more; the limit is 200.',
  ],
] as const)('rejects a file that breaks a rule: %j', ([files, fault]) => {
  const { ok, output } = check(files);
  expect(output).toContain(fault);
  expect(ok).toBe(false);
});

test('accepts a line of 130 characters and a file of 14,336 bytes', () => {
  const full = `${'x'.repeat(127)}\n`.repeat(112);
  expect(check({ 'core/a.ts': 'é'.repeat(130), 'core/b.test.ts': full }).output).not.toContain(
    'the limit is',
  );
});

test('leaves tests and files that are not code out of the median', () => {
  expect(check({ 'core/a.test.ts': lines(300), 'node_modules/utils.ts': '', 'docs/utils.md': '' }).ok).toBe(
    true,
  );
});

test('accepts 30 source files in a folder, not counting tests and folders', () => {
  const tests = Object.fromEntries(
    Object.keys(filled('core/a', 30)).map((p) => [p.replace('.ts', '.test.ts'), '']),
  );
  expect(
    check({ ...filled('core/a', 30), ...tests, ...filled('core/a/b', 30), ...filled('test', 40) }).ok,
  ).toBe(true);
});
