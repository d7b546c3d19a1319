import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const words = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| \*\*(.+?)\*\*/gm)].map(
  ([, word = '']) => word,
);

const files = globSync(
  '{contract,core,reading,server,web,sandbox,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}',
).filter((file) => !/\/migrations\/|^test\/glossary|\/dist\//.test(file));
const everything = files.map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * Matches a word in any naming style: `late copy` is also `lateCopy`, `late-copy`, `late_copy` and plural `late
 * copies`.
 */
const spellingsOf = (word: string): RegExp => {
  const stem = word.replace(/y$/, '(?:y|ies)');
  return new RegExp(stem.split(/[ -]/).join('[ _-]?'), 'i');
};

test('the glossary has at most 60 words', () => {
  expect(words.length).toBeGreaterThan(40);
  expect(words.length).toBeLessThanOrEqual(60);
});

test('the glossary is in alphabetical order', () => {
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other)));
});

test.each(words)('the code uses the word "%s"', (word) => {
  expect(everything).toMatch(spellingsOf(word));
});
