import { expect, test } from 'vitest';
import {
  type AfterCheck,
  decideAfterCheck,
  type Listed,
  quietMsOf,
  type Unknown,
} from './decide-after-check.ts';

const SECOND_MS = 1_000;
const NOW = Date.UTC(2027, 0, 1, 12);
/** The platform's clock differs from ours, so that a mix-up of the two shows. */
const PLATFORM_NOW = NOW + 7 * SECOND_MS;
const ARMED_AT = PLATFORM_NOW - 90 * SECOND_MS;

const UNKNOWN: Unknown = { armedAt: ARMED_AT, quietUntil: PLATFORM_NOW, misses: 2, checks: 0, tries: 1 };
const listed = (differs: Partial<Listed> = {}): Listed => ({
  id: 't3_1',
  permalink: '/r/webdev/1',
  createdAt: ARMED_AT + SECOND_MS,
  hash: 'ours',
  touched: false,
  ...differs,
});
type Evidence = Parameters<typeof decideAfterCheck>[1];
const decide = (unknown: Partial<Unknown>, evidence: Partial<Evidence> = {}) =>
  decideAfterCheck(
    { ...UNKNOWN, ...unknown },
    {
      now: NOW,
      platformNow: PLATFORM_NOW,
      listed: [],
      hash: 'ours',
      quietPeriod: 'usual',
      knownIds: new Set(),
      ...evidence,
    },
  );

const FOUND: AfterCheck = { kind: 'found', id: 't3_1', permalink: '/r/webdev/1' };
const SEND_AGAIN: AfterCheck = { kind: 'sendAgain' };
const ASK: AfterCheck = { kind: 'ask' };

test.each<[sentence: string, listed: Listed[], knownIds: string[], decision: AfterCheck]>([
  ['the same text, created after it was sent, is the post', [listed()], [], FOUND],
  [
    'a second that the platform rounded off does not hide it',
    [listed({ createdAt: ARMED_AT - SECOND_MS })],
    [],
    FOUND,
  ],
  [
    'an older post with the same text is not it',
    [listed({ createdAt: ARMED_AT - SECOND_MS - 1 })],
    [],
    SEND_AGAIN,
  ],
  ['another text is not it', [listed({ hash: 'other' })], [], SEND_AGAIN],
  ['a post that we know already is not it', [listed()], ['t3_1'], SEND_AGAIN],
  [
    'of two copies the first is the post',
    [listed({ id: 't3_2', createdAt: ARMED_AT + 2 * SECOND_MS }), listed()],
    [],
    FOUND,
  ],
  [
    'of two copies, one of them known, the other is the post',
    [listed({ id: 't3_0', createdAt: ARMED_AT }), listed()],
    ['t3_0'],
    FOUND,
  ],
])('%s', (_sentence, list, knownIds, decision) => {
  expect(decide({}, { listed: list, knownIds: new Set(knownIds) })).toEqual(decision);
});

test.each<
  [sentence: string, unknown: Partial<Unknown>, quietPeriod: Evidence['quietPeriod'], decision: AfterCheck]
>([
  ['the third miss after the quiet period: it is sent again', { misses: 2 }, 'usual', SEND_AGAIN],
  ['the same when the author wants to be safe', { misses: 2 }, 'safe', SEND_AGAIN],
  ['the author wants to be asked: a person decides', { misses: 2 }, 'ask', ASK],
  ['a second try was lost too: it is sent a third time', { tries: 2 }, 'usual', SEND_AGAIN],
  ['three tries were lost: a person decides', { tries: 3 }, 'usual', ASK],
  [
    'a second miss proves nothing yet',
    { misses: 1 },
    'usual',
    { kind: 'checkAgain', at: NOW + 2 * SECOND_MS, missed: true },
  ],
])('the post is not in the list; %s', (_sentence, unknown, quietPeriod, decision) => {
  expect(decide(unknown, { quietPeriod })).toEqual(decision);
});

test.each([
  [0, 2],
  [1, 5],
  [2, 10],
  [3, 15],
  [4, 30],
  [40, 30],
])('after %i checks the next one waits %i seconds', (checks, seconds) => {
  const quietUntil = PLATFORM_NOW + 600 * SECOND_MS;
  expect(decide({ checks, quietUntil })).toEqual({
    kind: 'checkAgain',
    at: NOW + seconds * SECOND_MS,
    missed: true,
  });
});

test('however many misses there are, nothing is sent during the quiet period', () => {
  expect(decide({ misses: 99, quietUntil: PLATFORM_NOW + 1 }).kind).toBe('checkAgain');
  expect(decide({ misses: 99, quietUntil: PLATFORM_NOW }).kind).toBe('sendAgain');
});

test('the last check comes when the quiet period ends, never sooner than in two seconds', () => {
  const endsIn = (ms: number) => decide({ checks: 4, quietUntil: PLATFORM_NOW + ms });
  expect(endsIn(12 * SECOND_MS)).toMatchObject({ at: NOW + 12 * SECOND_MS });
  expect(endsIn(SECOND_MS)).toMatchObject({ at: NOW + 2 * SECOND_MS });
});

test.each([
  ['while it is under half an hour since the attempt', 29, 'checkAgain'],
  ['after that only a person can tell', 30, 'ask'],
] as const)('a list that cannot be read is read again %s', (_sentence, minutes, kind) => {
  const armedAt = PLATFORM_NOW - minutes * 60 * SECOND_MS;
  expect(decide({ armedAt }, { listed: null }).kind).toBe(kind);
});

test('a list that could not be read is no miss, and sends nothing again', () => {
  expect(decide({ misses: 99 }, { listed: null })).toEqual({
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
  expect(quietMsOf(quietPeriod)).toBe(minutes * 60 * SECOND_MS);
});
