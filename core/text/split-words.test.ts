import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ['an empty text', '', []],
  ['only symbols', '—  … !', []],
  ['words with capitals', 'Late Payers', ['late', 'payers']],
  ['markup', '**Late** _payers_, [here](x)', ['late', 'payers', 'here', 'x']],
  ['both kinds of apostrophes', "don't it’s", ["don't", 'it’s']],
  ['quotes, which are not apostrophes', "'late'", ['late']],
  ['hyphens', 'well-known', ['well', 'known']],
  ['numbers', '3 of 12.5', ['3', 'of', '12', '5']],
  ['letters with accents, composed or not', 'Café cafe\u0301', ['café', 'cafe\u0301']],
  ['Cyrillic', 'Поздние платежи', ['поздние', 'платежи']],
  ['scripts without spaces, letter by letter', '请求书 ひと', ['请', '求', '书', 'ひ', 'と']],
  ['adjacent scripts', 'React 入門', ['react', '入', '門']],
])('returns the words of %s: %j', (_what, text, words) => {
  expect(splitWords(text)).toEqual(words);
});
