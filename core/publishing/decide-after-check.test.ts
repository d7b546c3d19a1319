import { expect, test } from 'vitest';
import {
  type AfterCheck,
  type AskReason,
  decideAfterCheck,
  findSentSince,
  type ListedPost,
  type Listing,
  type LostAttempt,
  quietPeriodMs,
} from './decide-after-check.ts';

const SECOND_MS = 1_000;
const NOW = Date.UTC(2027, 0, 1, 12);
/** Offset from our clock, so that a mix-up of the two clocks fails a test. */
const PLATFORM_NOW = NOW + 7 * SECOND_MS;
const ARMED_AT = PLATFORM_NOW - 90 * SECOND_MS;

const UNKNOWN: LostAttempt = {
  armedAt: ARMED_AT,
  quietUntil: PLATFORM_NOW,
  misses: 2,
  checks: 0,
  tries: 1,
  hash: 'ours',
  titleHash: 'our title',
  taken: false,
};
const listed = (differs: Partial<ListedPost> = {}): ListedPost => ({
  id: 't3_1',
  permalink: '/r/webdev/1',
  createdAt: ARMED_AT + SECOND_MS,
  hash: 'ours',
  titleHash: 'our title',
  touched: false,
  ...differs,
});
const whole = (items: ListedPost[]): Listing => ({ items, isWhole: true });
type Evidence = Parameters<typeof decideAfterCheck>[1];
const decide = (unknown: Partial<LostAttempt>, evidence: Partial<Evidence> = {}) =>
  decideAfterCheck(
    { ...UNKNOWN, ...unknown },
    {
      now: NOW,
      platformNow: PLATFORM_NOW,
      listing: whole([]),
      quietPeriod: 'usual',
      knownIds: new Set(),
      ...evidence,
    },
  );

const FOUND: AfterCheck = {
  kind: 'found',
  id: 't3_1',
  permalink: '/r/webdev/1',
  createdAt: expect.any(Number),
};
const SEND_AGAIN: AfterCheck = { kind: 'sendAgain' };
const ask = (why: AskReason): AfterCheck => ({ kind: 'ask', why });
const ASK = ask('absent');

test.each<[sentence: string, listed: ListedPost[], knownIds: string[], decision: AfterCheck]>([
  ['finds a post with the same text, created after the attempt', [listed()], [], FOUND],
  [
    'tolerates clocks that differ by one minute',
    [listed({ createdAt: ARMED_AT - 60 * SECOND_MS })],
    [],
    FOUND,
  ],
  [
    'ignores an older post with the same text',
    [listed({ createdAt: ARMED_AT - 60 * SECOND_MS - 1 })],
    [],
    SEND_AGAIN,
  ],
  [
    'finds the one created after the attempt, out of two with the same text',
    [
      listed({ id: 't3_0', createdAt: ARMED_AT - 30 * SECOND_MS }),
      listed({ createdAt: ARMED_AT - SECOND_MS }),
    ],
    [],
    FOUND,
  ],
  ['ignores a post with another text', [listed({ hash: 'other', titleHash: 'other' })], [], SEND_AGAIN],
  [
    'asks the user about the same title with another text, which may be blanked',
    [listed({ hash: 'other' })],
    [],
    ask('otherText'),
  ],
  [
    'asks the user if the same text since the attempt belongs to another post of ours',
    [listed({ createdAt: ARMED_AT - 10 * SECOND_MS })],
    ['t3_1'],
    ask('equal'),
  ],
  [
    'ignores another post of ours created ten seconds before the attempt',
    [listed({ createdAt: ARMED_AT - 10 * SECOND_MS - 1 })],
    ['t3_1'],
    SEND_AGAIN,
  ],
  [
    'finds the first of two copies',
    [listed({ id: 't3_2', createdAt: ARMED_AT + 2 * SECOND_MS }), listed()],
    [],
    FOUND,
  ],
  [
    'finds the unknown one of two copies',
    [listed({ id: 't3_0', createdAt: ARMED_AT }), listed()],
    ['t3_0'],
    FOUND,
  ],
])('the check of a lost response %s', (_sentence, list, knownIds, decision) => {
  expect(decide({}, { listing: whole(list), knownIds: new Set(knownIds) })).toEqual(decision);
});

test.each<
  [
    sentence: string,
    unknown: Partial<LostAttempt>,
    quietPeriod: Evidence['quietPeriod'],
    decision: AfterCheck,
  ]
>([
  ['resends after the third miss following the quiet period', { misses: 2 }, 'usual', SEND_AGAIN],
  ['resends with the setting "safe" too', { misses: 2 }, 'safe', SEND_AGAIN],
  ['asks the user with the setting "ask"', { misses: 2 }, 'ask', ASK],
  ['resends after a second lost response', { tries: 2 }, 'usual', SEND_AGAIN],
  ['asks the user after three lost responses', { tries: 3 }, 'usual', ASK],
  [
    'checks again after the second miss',
    { misses: 1 },
    'usual',
    { kind: 'checkAgain', at: NOW + 2 * SECOND_MS, missed: true },
  ],
])('a post missing from the list: %s', (_sentence, unknown, quietPeriod, decision) => {
  expect(decide(unknown, { quietPeriod })).toEqual(decision);
});

test.each([
  [0, 2],
  [1, 5],
  [2, 10],
  [3, 15],
  [4, 30],
  [40, 30],
])('after %i checks, waits %i seconds before the next', (checks, seconds) => {
  const quietUntil = PLATFORM_NOW + 600 * SECOND_MS;
  expect(decide({ checks, quietUntil })).toEqual({
    kind: 'checkAgain',
    at: NOW + seconds * SECOND_MS,
    missed: true,
  });
});

test('sends nothing during the quiet period, however many checks did not find the post', () => {
  expect(decide({ misses: 99, quietUntil: PLATFORM_NOW + 1 }).kind).toBe('checkAgain');
  expect(decide({ misses: 99, quietUntil: PLATFORM_NOW }).kind).toBe('sendAgain');
});

test('schedules the last check for the end of the quiet period, at least two seconds away', () => {
  const endsIn = (ms: number) => decide({ checks: 4, quietUntil: PLATFORM_NOW + ms });
  expect(endsIn(12 * SECOND_MS)).toMatchObject({ at: NOW + 12 * SECOND_MS });
  expect(endsIn(SECOND_MS)).toMatchObject({ at: NOW + 2 * SECOND_MS });
});

test.each([
  ['less than half an hour after the attempt', 29, 'checkAgain'],
  ['half an hour after the attempt', 30, 'ask'],
] as const)('%s, decides what to do about an unreadable list', (_sentence, minutes, kind) => {
  const armedAt = PLATFORM_NOW - minutes * 60 * SECOND_MS;
  expect(decide({ armedAt }, { listing: null }).kind).toBe(kind);
});

test('does not count an unreadable list as a miss, and does not resend', () => {
  expect(decide({ misses: 99 }, { listing: null })).toEqual({
    kind: 'checkAgain',
    at: NOW + 2 * SECOND_MS,
    missed: false,
  });
});

test.each([
  ['usual', 1],
  ['safe', 6],
  ['ask', 1],
] as const)('the quiet period “%s” lasts %i minutes', (quietPeriod, minutes) => {
  expect(quietPeriodMs(quietPeriod)).toBe(minutes * 60 * SECOND_MS);
});

test('does not count a partly unreadable list as a miss, but accepts a matching post in it', () => {
  const partly = (items: ListedPost[]) => ({ items, isWhole: false });
  expect(decide({ misses: 99 }, { listing: partly([]) })).toMatchObject({
    kind: 'checkAgain',
    missed: false,
  });
  const armedAt = PLATFORM_NOW - 30 * 60 * SECOND_MS;
  expect(decide({ armedAt }, { listing: partly([]) })).toEqual(ask('unreadable'));
  expect(decide({}, { listing: partly([listed()]) })).toEqual(FOUND);
});

test('finds a post accepted without an id, or asks about it, and never resends it', () => {
  const taken = { taken: true } as const;
  expect(decide(taken)).toEqual(ask('taken'));
  expect(decide(taken, { listing: whole([listed()]) })).toEqual(FOUND);
  expect(decide({ ...taken, misses: 0 }).kind).toBe('checkAgain');
});

test.each<[sentence: string, listed: ListedPost[], knownIds: string[], id: string | undefined]>([
  ['finds a post published after the backup', [listed()], [], 't3_1'],
  ['ignores a post we already know', [listed()], ['t3_1'], undefined],
  ['ignores an older post', [listed({ createdAt: ARMED_AT - 61 * SECOND_MS })], [], undefined],
])('for a post in a restored database: %s', (_sentence, items, knownIds, id) => {
  const { copy } = findSentSince(whole(items), ARMED_AT, { hash: 'ours', titleHash: '' }, new Set(knownIds));
  expect(copy?.id).toBe(id);
});

test.each<[sentence: string, listed: ListedPost, knownIds: string[], isThere: boolean]>([
  ['matches the title with another text', listed({ hash: 'theirs' }), [], true],
  ['ignores another title', listed({ hash: 'theirs', titleHash: 'theirs' }), [], false],
  ['ignores a post we already know', listed({ hash: 'theirs' }), ['t3_1'], false],
])('for a possible match after a restore: %s', (_sentence, item, knownIds, isThere) => {
  const ours = { hash: 'ours', titleHash: 'our title' };
  expect(findSentSince(whole([item]), ARMED_AT, ours, new Set(knownIds)).isOtherTextThere).toBe(isThere);
});
