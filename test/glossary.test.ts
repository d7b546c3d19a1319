import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [meanings = '', replacements = ''] = readFileSync('docs/glossary.md', 'utf8').split(
  '## Words we do not use',
);
const words = [...meanings.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, word = '']) => word);
const banned = replacements
  .split('\n')
  .filter((line) => /^\| [a-z]/i.test(line) && !line.startsWith('| not'))
  .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((word) => word.trim()));

// Released migrations keep the words of their time.
const files = globSync(
  '{contract,core,reading,server,web,sandbox,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}',
).filter((file) => !/\/migrations[./]|^test\/glossary|\/dist\//.test(file));
const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const everything = code.map(({ text }) => text).join('\n');

/** A word as names spell it: `late copy` is also `lateCopy`, `late-copy`, `late_copy` and, in the plural, `late copies`. */
const spellingsOf = (word: string): RegExp => {
  const stem = word.replace(/y$/, '(?:y|ies)');
  return new RegExp(stem.split(/[ -]/).join('[ _-]?'), 'i');
};

test('the glossary has words, and words that it bans', () => {
  expect(words.length).toBeGreaterThan(40);
  expect(banned.length).toBeGreaterThan(5);
});

test('the glossary is in the order of the alphabet', () => {
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other)));
});

test.each(words)('the code uses the word "%s"', (word) => {
  expect(everything).toMatch(spellingsOf(word));
});

test.each(banned)('nothing says "%s"', (word) => {
  const found = code.filter(({ text }) => text.includes(word)).map(({ file }) => file);
  expect(found).toEqual([]);
});
