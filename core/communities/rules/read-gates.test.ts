import { expect, test } from 'vitest';
import { readGates } from './read-gates.ts';

const read = (text: string) =>
  readGates([{ name: 'Accounts', text }]).map(({ about, least }) => `${about} ${least}`);

test.each([
  ['You need at least 100 karma to post.', ['karma 100']],
  ['Accounts with less than 1,000 combined karma are filtered.', ['karma 1000']],
  ['Minimum karma: 50', ['karma 50']],
  ['You must have 20 post/comment karma.', ['karma 20']],
  ['Your account must be at least 30 days old.', ['age 30']],
  ['No accounts younger than 2 weeks.', ['age 14']],
  ['Account age of 1 month and 10 comment karma required.', ['karma 10', 'age 30']],
  ['Karma farming is not allowed.', []],
  ['Wait 7 days before you post your account of it again.', []],
  ['New accounts are filtered.', []],
  ['If you are under 18 years old, make a clean account.', []],
] as const)('reads "%s" as %j', (text, gates) => {
  expect(read(text)).toEqual(gates);
});

test('quotes the sentence that contains the number', () => {
  const text = 'Be kind. You need 100 karma here. Thanks.';
  expect(readGates([{ name: 'Accounts', text }])).toEqual([
    { about: 'karma', least: 100, quote: 'You need 100 karma here.' },
  ]);
});
