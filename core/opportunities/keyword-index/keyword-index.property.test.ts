import { expect, test } from 'vitest';
import { Chance } from '#test/simulation/chance.ts';
import { foldWords, joinTexts } from './fold-letters.ts';
import { KeywordIndex } from './keyword-index.ts';
import { type Expression, parseKeyword, type Phrase } from './parse-keyword.ts';

const TEXTS = 20_000;

/** Few different letters, so that nearly all hashes collide. */
const PIECES = [
  'a A ab aB abc abcd b ba bab c á ä A\u0308 aa aaa abab 0 00 - _ . / ’ \' " ( *'.split(' '),
  '日 本 日本 か ก 😂 \uD83D \uDE02 ß İ ﬁ %00 &amp; ](http://a.b/ab)'.split(' '),
  [' ', ' ', ' ', '  ', '\n', '\u200D', '\u00AD', '\u0002', '\u0000'],
].flat();
const WORDS = ['a b', 'ab-c', ...'a ab abc abcd b ba c aa abab ä 日 本 か 😂 ß 0'.split(' ')];
const STEMS = ['abc*', 'aba*', 'abab*', 'aaa*'];

const pick = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[chance.between(0, items.length - 1)] as Item;

const isAt = (words: readonly string[], at: number, phrase: Phrase): boolean =>
  phrase.every((wanted, index) => {
    const word = words[at + index];
    if (word === undefined) return false;
    return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
  });

/** The meaning of a keyword, evaluated without an index. */
function matches(expression: Expression, words: readonly string[]): boolean {
  switch (expression.kind) {
    case 'phrase':
      return words.some((_, at) => isAt(words, at, expression.phrase));
    case 'not':
      return !matches(expression.of, words);
    case 'all':
      return expression.of.every((part) => matches(part, words));
    case 'any':
      return expression.of.some((part) => matches(part, words));
  }
}

function write(chance: Chance, depth: number): string {
  const word = () => pick(chance, chance.number() < 0.2 ? STEMS : WORDS);
  const phrase = () =>
    Array.from({ length: chance.between(1, 3) }, word).join(pick(chance, [' ', '-', '  ']));
  if (depth === 0 || chance.number() < 0.5) return chance.number() < 0.3 ? `"${phrase()}"` : phrase();
  const inner = () => write(chance, depth - 1);
  return pick(chance, [
    () => `${inner()} AND ${inner()}`,
    () => `(${inner()} OR ${inner()})`,
    () => `(${inner()}) -${pick(chance, WORDS)}`,
    () => `${phrase()} NOT (${inner()})`,
  ])();
}

test('finds the same keywords as comparing each with every text, while keywords are added and removed', () => {
  const chance = new Chance(7);
  const index = new KeywordIndex({ expected: 4, seed: 1 });
  const keywords = new Map<number, Expression>();
  const change = () => {
    const keyword = chance.between(0, 150);
    const parsed = parseKeyword(write(chance, 2));
    if (chance.number() < 0.3 || 'problem' in parsed) {
      index.remove(keyword);
      keywords.delete(keyword);
    } else {
      index.add(keyword, parsed.expression);
      keywords.set(keyword, parsed.expression);
    }
  };
  for (let no = 0; no < 300; no += 1) change();
  let hits = 0;
  const wrong: string[] = [];
  for (let no = 0; no < TEXTS; no += 1) {
    if (no % 20 === 0) change();
    const write = () => Array.from({ length: chance.between(0, 14) }, () => pick(chance, PIECES)).join('');
    const text = joinTexts(write(), write());
    const words = foldWords(text);
    const expected = [...keywords].filter(([, expression]) => matches(expression, words));
    const found = index.match(text);
    hits += found.length;
    const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join(' ');
    if (inOrder(found) !== inOrder(expected.map(([keyword]) => keyword))) wrong.push(text);
  }
  expect(wrong).toEqual([]);
  expect(hits).toBeGreaterThan(TEXTS);
});
