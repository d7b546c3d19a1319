import { expect, test } from 'vitest';
import type { Listed } from './decide-after-check.ts';
import {
  COPIES_SOUGHT_AFTER_MS,
  findLateCopies,
  isSurelyOurs,
  LATE_MS,
  type Sent,
} from './find-late-copies.ts';

const SECOND_MS = 1_000;
const SENT_AT = Date.UTC(2027, 0, 1, 12);
const copy = (id: string, createdAt = SENT_AT, hash = 'first'): Listed => ({
  id,
  permalink: null,
  createdAt,
  hash,
  titleHash: hash,
  touched: false,
});
const FIRST: Sent = { hash: 'first', at: SENT_AT };
/** The author changed the text before it was sent again. */
const SECOND: Sent = { hash: 'second', at: SENT_AT + 600 * SECOND_MS };

test.each<[sentence: string, listed: Listed[], knownIds: string[], copies: string[]]>([
  ['a copy created at the moment of sending is ours', [copy('t3_1')], [], ['t3_1']],
  ['clocks may be a minute apart', [copy('t3_1', SENT_AT - 60 * SECOND_MS)], [], ['t3_1']],
  ['what is older than that is not its copy', [copy('t3_1', SENT_AT - 60 * SECOND_MS - 1)], [], []],
  ['a copy may arrive five minutes late', [copy('t3_1', SENT_AT + LATE_MS)], [], ['t3_1']],
  ['later than that it is somebody’s own doing', [copy('t3_1', SENT_AT + LATE_MS + 1)], [], []],
  ['another text is not ours', [copy('t3_1', SENT_AT, 'other')], [], []],
  ['a post that we know already is no copy', [copy('t3_1')], ['t3_1'], []],
  [
    'the text of a second try counts within the time of that try',
    [copy('t3_2', SECOND.at, 'second')],
    [],
    ['t3_2'],
  ],
  ['the text of a second try cannot have come before it', [copy('t3_2', SENT_AT, 'second')], [], []],
  [
    'several copies are listed by age, the oldest first',
    [copy('t3_3', SECOND.at, 'second'), copy('t3_2', SENT_AT + SECOND_MS), copy('t3_1')],
    [],
    ['t3_1', 't3_2', 't3_3'],
  ],
])('%s', (_sentence, listed, knownIds, copies) => {
  const found = findLateCopies(listed, [FIRST, SECOND], new Set(knownIds));
  expect(found.map(({ id }) => id)).toEqual(copies);
});

test('nothing was sent, so nothing is a copy', () => {
  expect(findLateCopies([copy('t3_1')], [], new Set())).toEqual([]);
});

test('copies are still sought once the last of them can have arrived', () => {
  expect(Math.max(...COPIES_SOUGHT_AFTER_MS)).toBeGreaterThan(LATE_MS);
});

test.each([
  ['created after the try', SENT_AT, true],
  ['created within ten seconds before it', SENT_AT - 10 * SECOND_MS, true],
  ['older than that: its author may have posted it', SENT_AT - 10 * SECOND_MS - 1, false],
])('a copy that is surely ours: %s', (_sentence, createdAt, isOurs) => {
  expect(isSurelyOurs(copy('t3_1', createdAt), [FIRST])).toBe(isOurs);
});
