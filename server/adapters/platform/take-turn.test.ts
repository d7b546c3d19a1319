import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import type { AccountTokens } from './account-tokens.ts';
import type { CallBudget, WaitingCall } from './call-budget.ts';
import type { Grants } from './grants.ts';
import { ok, type Outcome } from './outcome.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { createPlatformTime } from './platform-time.ts';
import { createRedditPlatform } from './reddit-platform.ts';

const ADA = { accountId: 'acc', username: 'ada', workspaceId: 'wsp', purpose: 'publish' } as const;
const urls = { apiUrl: 'http://127.0.0.1:1', authUrl: 'http://127.0.0.1:1' };
const settings = { mode: 'sandbox', userAgent: 'test', ...urls } as unknown as PlatformSettings;

/** A platform that answers with its time; `tokens` are returned one after the other. */
function open(tokens: readonly Outcome<string>[] = [ok('old')]) {
  const clock = createTestClock();
  const done: string[] = [];
  const [left, turn] = [[...tokens], { giveBack: async () => void done.push('gave back') }];
  const queue: (() => void)[] = [];
  const budget = {
    enter: async ({ purpose }: WaitingCall) => {
      done.push(`counted ${purpose}`);
      if (purpose === 'reply') await new Promise<void>((resolve) => void queue.push(resolve));
      return turn;
    },
    applyHeaders: async () => {},
  } as unknown as CallBudget;
  const platform = createRedditPlatform({
    settings,
    clock,
    budget,
    time: createPlatformTime(clock),
    onCall: () => {},
    grants: {} as Grants,
    tokens: {
      get: async () => left.shift() ?? tokens.at(-1),
      writesWaitUntil: async () => 0,
    } as unknown as AccountTokens,
    async transport({ url }) {
      done.push(`called ${new URL(url).pathname}`);
      return { status: 200, headers: { date: new Date(clock.now()).toUTCString() }, text: '{}' };
    },
  });
  return { platform, done, release: () => queue.forEach((go) => go()) };
}

test('asks for the platform’s time before the first write', async () => {
  const { platform, done } = open();
  await platform.takeTurn(ADA);
  expect(done.filter((each) => each.startsWith('called'))).toHaveLength(1);
  await platform.takeTurn(ADA);
  expect(done.filter((each) => each.startsWith('called'))).toHaveLength(1);
});

test('returns the token that is valid after the wait', async () => {
  const { platform } = open([ok('old'), ok('new')]);
  expect(await platform.takeTurn(ADA)).toMatchObject({ value: { token: 'new' } });
});

test('refunds a counted call whose token was lost during the wait', async () => {
  const { platform, done } = open([ok('old'), { kind: 'unauthorized' }]);
  expect(await platform.takeTurn(ADA)).toMatchObject({ kind: 'unauthorized' });
  expect(done.at(-1)).toBe('gave back');
});

test('an urgent read does not wait for a less urgent one', async () => {
  const { platform, done, release } = open();
  const slow = platform.postRequirements({ ...ADA, purpose: 'reply' }, 'webdev');
  await platform.postRequirements(ADA, 'webdev');
  expect(done).toContain('counted publish');
  release();
  await slow;
});

test('a read shares the answer of an identical one that is as urgent', async () => {
  const { platform, done } = open();
  await Promise.all([platform.rules(ADA, 'webdev'), platform.rules(ADA, 'webdev')]);
  expect(done.filter((each) => each === 'counted publish')).toHaveLength(1);
});
