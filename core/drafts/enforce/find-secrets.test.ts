import { expect, test } from 'vitest';
import { hasSecret } from './find-secrets.ts';

test.each([
  ['a key of a payment service', 'Use sk-live_4eC39HqLy as the key.'],
  ['a key of a code host', 'Clone with ghp_16C7e42F292c69.'],
  ['a long token of a code host', 'It is github_pat_11ABCDE0 now.'],
  ['a key of a cloud', 'AKIAIOSFODNN7EXAMPLE belongs in no post.'],
  ['a web token', 'Send eyJhbGciOiJIUzI1NiJ9 along.'],
  ['a key file', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a password after its name', 'The password is Winter2024.'],
  ['a password in an assignment', 'PASSWORD=correct1horse'],
  ['a key in JSON', '{"api_key": "zq81hhw0"}'],
  ['a header', 'Authorization: Bearer a1b2c3d4'],
  ['a cookie', 'session: 99fa01bc'],
  ['a random string of forty letters and digits', 'See 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b.'],
  ['a random string of twenty with figures', 'See qwertyuiop0a1b2c3d4e.'],
])('%s is a secret: %s', (_kind, sentence) => {
  expect(hasSecret(sentence)).toBe(true);
});

test.each([
  ['a rule about passwords', 'A password needs twelve characters.'],
  ['a question about tokens', 'Is a token better than a cookie?'],
  ['a short number after a name', 'The token limit is 4096.'],
  ['a long word', 'Donaudampfschifffahrtsgesellschaft is one word.'],
  ['a long name with a year', 'The internationalization2 branch.'],
  ['a prefix inside a word', 'A task-oriented and risk-averse person.'],
  ['an order number', 'Order 2024-113 came late.'],
  ['a line of symbols', '===================='],
  ['an empty text', ''],
])('%s is not a secret: %s', (_kind, sentence) => {
  expect(hasSecret(sentence)).toBe(false);
});
