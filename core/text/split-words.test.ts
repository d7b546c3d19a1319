import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ['nothing', '', []],
  ['signs alone', '—  … !', []],
  ['words in small letters', 'Late Payers', ['late', 'payers']],
  ['markup', '**Late** _payers_, [here](x)', ['late', 'payers', 'here', 'x']],
  ['apostrophes of both kinds', "don't it’s", ["don't", 'it’s']],
  ['quotes, which are no apostrophes', "'late'", ['late']],
  ['hyphens', 'well-known', ['well', 'known']],
  ['numbers', '3 of 12.5', ['3', 'of', '12', '5']],
  ['letters with accents, composed or not', 'Café cafe\u0301', ['café', 'cafe\u0301']],
  ['Cyrillic', 'Поздние платежи', ['поздние', 'платежи']],
  ['scripts without spaces, letter by letter', '请求书 ひと', ['请', '求', '书', 'ひ', 'と']],
  ['two scripts beside each other', 'React 入門', ['react', '入', '門']],
])('splits %s: %j', (_what, text, words) => {
  expect(splitWords(text)).toEqual(words);
});
