import { expect, test } from 'vitest';
import { check, DAY_MS, found, NOW, rulesOf } from '#test/preflight/check.ts';

const asks = (text: string) => rulesOf({}, { rules: [{ name: 'Accounts', text, appliesTo: 'all' }] });
const ada = { username: 'ada', karma: 42, memberSince: NOW - 9 * DAY_MS };
const plain = { content: 'I wait a week before I remind.' };
const gates = (text: string, members = [ada]) => found({ draft: plain, rules: asks(text), members });

test.each([
  ['You need 100 karma to post.', ['warning ACCOUNT_GATE']],
  ['You need 42 karma to post.', []],
  ['Accounts must be 10 days old.', ['warning ACCOUNT_GATE']],
  ['Accounts must be 9 days old.', []],
  ['Accounts must be 30 days old and have 100 karma.', ['warning ACCOUNT_GATE', 'warning ACCOUNT_GATE']],
] as const)('under "%s", an account with 42 karma and an age of 9 days gets %j', (text, findings) => {
  expect(gates(text)).toEqual(findings);
});

test('names what the account lacks, and quotes the rule', () => {
  const [finding] = check({
    draft: plain,
    rules: asks('You need 100 karma to post.'),
    members: [ada],
  }).findings;
  expect(finding).toMatchObject({
    text: 'r/SaaS asks for 100 karma. u/ada has 42.',
    quote: 'You need 100 karma to post.',
  });
});

test('checks the best account, and accepts one with unknown figures', () => {
  const richer = { ...ada, username: 'ben', karma: 500 };
  const unknown = { username: 'eve', karma: null, memberSince: null };
  expect(gates('You need 100 karma to post.', [ada, richer])).toEqual([]);
  expect(found({ draft: plain, rules: asks('You need 100 karma.'), members: [ada, unknown] })).toEqual([]);
  expect(found({ draft: plain, rules: asks('You need 100 karma.') })).toEqual([]);
});
