import { expect, test } from 'vitest';
import {
  type AfterCheck,
  decideAfterCheck,
  findSentSince,
  type Listed,
  type Listing,
  quietMsOf,
  type Unknown,
  type Why,
} from './decide-after-check.ts';

const SECOND_MS = 1_000;
const NOW = Date.UTC(2027, 0, 1, 12);
/** The platform's clock differs from ours, so that a mix-up of the two shows. */
const PLATFORM_NOW = NOW + 7 * SECOND_MS;
const ARMED_AT = PLATFORM_NOW - 90 * SECOND_MS;

const UNKNOWN: Unknown = {
  armedAt: ARMED_AT,
  quietUntil: PLATFORM_NOW,
  misses: 2,
  checks: 0,
  tries: 1,
  hash: 'ours',
  titleHash: 'our title',
  taken: false,
};
const listed = (differs: Partial<Listed> = {}): Listed => ({
  id: 't3_1',
  permalink: '/r/webdev/1',
  createdAt: ARMED_AT + SECOND_MS,
  hash: 'ours',
  titleHash: 'our title',
  touched: false,
  ...differs,
});
const whole = (items: Listed[]): Listing => ({ items, isWhole: true });
type Evidence = Parameters<typeof decideAfterCheck>[1];
const decide = (unknown: Partial<Unknown>, evidence: Partial<Evidence> = {}) =>
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
const ask = (why: Why): AfterCheck => ({ kind: 'ask', why });
const ASK = ask('absent');

test.each<[sentence: string, listed: Listed[], knownIds: string[], decision: AfterCheck]>([
  ['the same text, created after it was sent, is the post', [listed()], [], FOUND],
  [
    'clocks may be a minute apart, and it is found all the same',
    [listed({ createdAt: ARMED_AT - 60 * SECOND_MS })],
    [],
    FOUND,
  ],
  [
    'an older post with the same text is not it',
    [listed({ createdAt: ARMED_AT - 60 * SECOND_MS - 1 })],
    [],
    SEND_AGAIN,
  ],
  [
    'of two with the same text, the one after the try is it',
    [
      listed({ id: 't3_0', createdAt: ARMED_AT - 30 * SECOND_MS }),
      listed({ createdAt: ARMED_AT - SECOND_MS }),
    ],
    [],
    FOUND,
  ],
  ['another text is not it', [listed({ hash: 'other', titleHash: 'other' })], [], SEND_AGAIN],
  [
    'the same title with another text may be it, blanked: a person decides',
    [listed({ hash: 'other' })],
    [],
    ask('otherText'),
  ],
  [
    'the same text since the try belongs to another post of ours, perhaps by mistake: a person decides',
    [listed({ createdAt: ARMED_AT - 10 * SECOND_MS })],
    ['t3_1'],
    ask('equal'),
  ],
  [
    'what another post of ours had ten seconds before the try is not it',
    [listed({ createdAt: ARMED_AT - 10 * SECOND_MS - 1 })],
    ['t3_1'],
    SEND_AGAIN,
  ],
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
  expect(decide({}, { listing: whole(list), knownIds: new Set(knownIds) })).toEqual(decision);
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
  expect(decide({ armedAt }, { listing: null }).kind).toBe(kind);
});

test('a list that could not be read is no miss, and sends nothing again', () => {
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
  expect(quietMsOf(quietPeriod)).toBe(minutes * 60 * SECOND_MS);
});

test('a list with entries that could not be read is no miss; what it does show is found', () => {
  const partly = (items: Listed[]) => ({ items, isWhole: false });
  expect(decide({ misses: 99 }, { listing: partly([]) })).toMatchObject({
    kind: 'checkAgain',
    missed: false,
  });
  const armedAt = PLATFORM_NOW - 30 * 60 * SECOND_MS;
  expect(decide({ armedAt }, { listing: partly([]) })).toEqual(ask('unreadable'));
  expect(decide({}, { listing: partly([listed()]) })).toEqual(FOUND);
});

test('what was taken without a name is found or asked about, and never sent again', () => {
  const taken = { taken: true } as const;
  expect(decide(taken)).toEqual(ask('taken'));
  expect(decide(taken, { listing: whole([listed()]) })).toEqual(FOUND);
  expect(decide({ ...taken, misses: 0 }).kind).toBe('checkAgain');
});

test.each<[sentence: string, listed: Listed[], knownIds: string[], id: string | undefined]>([
  ['a post that went out after the backup', [listed()], [], 't3_1'],
  ['no post that we know already', [listed()], ['t3_1'], undefined],
  ['no older one', [listed({ createdAt: ARMED_AT - 61 * SECOND_MS })], [], undefined],
])('a restored database finds %s', (_sentence, items, knownIds, id) => {
  const { copy } = findSentSince(whole(items), ARMED_AT, { hash: 'ours', titleHash: '' }, new Set(knownIds));
  expect(copy?.id).toBe(id);
});

test.each<[sentence: string, listed: Listed, knownIds: string[], isThere: boolean]>([
  ['a post with its title and another text', listed({ hash: 'theirs' }), [], true],
  ['no other title', listed({ hash: 'theirs', titleHash: 'theirs' }), [], false],
  ['no post that we know already', listed({ hash: 'theirs' }), ['t3_1'], false],
])('after a restore %s may be the post', (_sentence, item, knownIds, isThere) => {
  const ours = { hash: 'ours', titleHash: 'our title' };
  expect(findSentSince(whole([item]), ARMED_AT, ours, new Set(knownIds)).isOtherTextThere).toBe(isThere);
});
