import { expect, test } from 'vitest';
import { KeywordIndex } from './keyword-index.ts';
import { parseKeyword } from './parse-keyword.ts';

function has(keyword: string, text: string): boolean {
  const parsed = parseKeyword(keyword);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const index = new KeywordIndex({ expected: 1, seed: 1 });
  index.add(0, parsed.expression);
  return index.match(text).length === 1;
}

test.each([
  ['late payment', 'Dealing with a LATE  payment again'],
  ['late payment', 'late-payment fees'],
  ['late-payment', 'a late payment'],
  ['cafe', 'the Café'],
  ["don't pay", 'they dont pay'],
  ['plug*', 'which plugins do you use?'],
  ['plug* shop', 'plugins: shop'],
  ['invoice -hiring', 'an invoice'],
  ['(invoice OR billing) AND chase', 'billing is a chase'],
  ['invoice | billing', 'billing'],
  ['“net 30” invoice', 'an invoice at net 30'],
  ['請求', '請求書'],
  ['invoice NOT (hiring OR job)', 'an invoice'],
])('the keyword %s matches: %s', (keyword, text) => {
  expect(has(keyword, text)).toBe(true);
});

test.each([
  ['pay', 'payment'],
  ['late payment', 'late second payment'],
  ['plug*', 'unplugged'],
  ['invoice -hiring', 'hiring: who writes an invoice'],
  ['(invoice OR billing) AND chase', 'billing'],
  ['invoice NOT (hiring OR job)', 'an invoice for a job'],
])('the keyword %s does not match: %s', (keyword, text) => {
  expect(has(keyword, text)).toBe(false);
});

test.each([
  ['', 'There is no word to look for.'],
  ['-hiring', 'Say at least one word that a text must have.'],
  ['invoice OR -hiring', 'Say at least one word that a text must have.'],
  ['(invoice', 'A “(” has no “)”.'],
  ['invoice AND (', 'Nothing follows a “(”.'],
  ['invoice AND ()', 'Nothing follows a “(”.'],
  ['invoice)', 'There is a “)” too many.'],
  ['invoice OR', 'Nothing follows “OR”.'],
  ['(email OR', 'Nothing follows “OR”.'],
  ['!!!', 'There is no word to look for.'],
  ['pl*', 'Write at least 3 letters before “*”.'],
  ['a b c d e f g h i', 'A phrase has at most 8 words.'],
  ['(a b c d e f g h i)', 'A phrase has at most 8 words.'],
  ['"a b c d e f g h i"', 'A phrase has at most 8 words.'],
  ['x'.repeat(301), 'A keyword has at most 300 characters.'],
  ['invoice NOT', 'Nothing follows “NOT”.'],
  ['('.repeat(20), 'Brackets go at most 6 deep.'],
])('rejects the keyword %s: %s', (keyword, problem) => {
  expect(parseKeyword(keyword)).toEqual({ problem });
});

test('matches no phrase across title and text', () => {
  expect(has('late payment', 'late\u0002payment')).toBe(false);
});
