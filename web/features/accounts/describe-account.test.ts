import { expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import { listFacts, describeSince, describeDisconnect, explainInactive } from './describe-account.ts';

const ada: Account = {
  id: 'acc_1',
  username: 'ada',
  createdAt: '2026-11-02T10:00:00.000Z',
  isActive: true,
  mode: 'api',
  karma: 12_345,
  memberSince: '2019-03-15T12:00:00.000Z',
  verifiedEmail: true,
  factsAt: '2026-11-02T10:00:00.000Z',
};

test('lists only the facts that are known, and a missing verification', () => {
  expect(listFacts(ada)).toEqual([
    `${(12_345).toLocaleString()} karma`,
    expect.stringMatching(/^Joined (?:Mar 2019|2019 Mar)$/),
  ]);
  expect(listFacts({ ...ada, karma: 0, memberSince: null, verifiedEmail: false })).toEqual([
    '0 karma',
    'Email not verified',
  ]);
  expect(listFacts({ ...ada, karma: null, memberSince: null, verifiedEmail: null })).toEqual([]);
});

test('gives no reason for an active account', () => {
  expect(explainInactive(ada, 'api')).toBeNull();
});

test.each([
  ['api', 'api', true, 'no longer valid'],
  ['api', 'sandbox', false, 'belongs to Reddit, and Threadwell uses the sandbox now'],
  ['sandbox', 'api', false, 'belongs to the sandbox, and Threadwell is connected to Reddit now'],
  ['sandbox', 'none', false, 'belongs to the sandbox, and Threadwell isn’t connected'],
] as const)(
  'explains an inactive %s account while the platform is %s; reconnecting helps: %s',
  (mode, now, canReconnect, text) => {
    const reason = explainInactive({ ...ada, mode, isActive: false }, now);
    expect(reason?.canReconnect).toBe(canReconnect);
    expect(reason?.text).toContain(text);
  },
);

test('mentions tokens only for accounts that have some', () => {
  expect(describeDisconnect(ada)).toContain('forgets its tokens');
  expect(describeDisconnect({ ...ada, mode: 'assisted' })).not.toContain('tokens');
});

test('does not say that an account added by hand is connected', () => {
  expect(describeSince(ada)).toMatch(/^Connected on /);
  expect(describeSince({ ...ada, mode: 'assisted' })).toMatch(/^Added on /);
});
