import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { checkFolder } from './testing/check-folder.ts';

const check = (files: Record<string, string>) => checkFolder(files, checkWords);
const word = ['who', 'ever'].join('');

test('plain comments, titles and screen texts pass', () => {
  const files = {
    'core/a.ts': '/** Returns the oldest due job. */\nconst other = `r/**`;\n',
    'core/a.test.ts': "test('rejects a title over 300 characters', () => {});\n",
    'web/a.tsx': `const name = '${word}';\n`,
  };
  expect(check(files)).toEqual({ ok: true, output: '' });
});

test.for([
  [{ 'core/a.ts': `\n/** Tells ${word} asks. */\n` }, `core/a.ts:2 says "${word}". Say it plainly.`],
  [{ 'core/a.ts': `// For ${word} asks.\n` }, `core/a.ts:1 says "${word}". Say it plainly.`],
  [
    { 'core/a.test.ts': `test.for([1])('${word} asks gets it', () => {});\n` },
    `core/a.test.ts:1 says "${word}". Say it plainly.`,
  ],
  [{ 'web/a.tsx': `<p>For ${word} asks</p>\n` }, `web/a.tsx:1 says "${word}". Say it plainly.`],
  [
    { 'core/a.ts': '/**\n * One\n * two\n * three\n * four.\n */\n' },
    'core/a.ts:1 has a comment of more than 3 lines. Cut it.',
  ],
] as const)('%j is reported', ([files, fault]) => {
  const { ok, output } = check(files);
  expect(output.trim()).toBe(fault);
  expect(ok).toBe(false);
});
