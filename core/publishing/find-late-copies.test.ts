import { expect, test } from 'vitest';
import type { ListedPost } from './decide-after-check.ts';
import {
  COPY_SEARCH_DELAYS_MS,
  findLateCopies,
  isCertainlyOurs,
  LATE_ARRIVAL_MS,
  type SentAttempt,
} from './find-late-copies.ts';

const SECOND_MS = 1_000;
const SENT_AT = Date.UTC(2027, 0, 1, 12);
const copy = (id: string, createdAt = SENT_AT, hash = 'first'): ListedPost => ({
  id,
  permalink: null,
  createdAt,
  hash,
  titleHash: hash,
  touched: false,
});
const FIRST: SentAttempt = { hash: 'first', at: SENT_AT };
/** The author changed the text between the two attempts. */
const SECOND: SentAttempt = { hash: 'second', at: SENT_AT + 600 * SECOND_MS };

test.each<[sentence: string, listed: ListedPost[], knownIds: string[], copies: string[]]>([
  ['accepts a copy created when the post was sent', [copy('t3_1')], [], ['t3_1']],
  ['tolerates clocks that differ by one minute', [copy('t3_1', SENT_AT - 60 * SECOND_MS)], [], ['t3_1']],
  ['ignores an older post', [copy('t3_1', SENT_AT - 60 * SECOND_MS - 1)], [], []],
  ['accepts a copy that arrives five minutes late', [copy('t3_1', SENT_AT + LATE_ARRIVAL_MS)], [], ['t3_1']],
  [
    'ignores a later one, which the author may have posted',
    [copy('t3_1', SENT_AT + LATE_ARRIVAL_MS + 1)],
    [],
    [],
  ],
  ['ignores another text', [copy('t3_1', SENT_AT, 'other')], [], []],
  ['ignores a post we already know', [copy('t3_1')], ['t3_1'], []],
  [
    'matches the text of a second attempt within that attempt’s time window',
    [copy('t3_2', SECOND.at, 'second')],
    [],
    ['t3_2'],
  ],
  ['ignores the text of a second attempt before that attempt', [copy('t3_2', SENT_AT, 'second')], [], []],
  [
    'lists several copies, oldest first',
    [copy('t3_3', SECOND.at, 'second'), copy('t3_2', SENT_AT + SECOND_MS), copy('t3_1')],
    [],
    ['t3_1', 't3_2', 't3_3'],
  ],
])('the search for late copies %s', (_sentence, listed, knownIds, copies) => {
  const found = findLateCopies(listed, [FIRST, SECOND], new Set(knownIds));
  expect(found.map(({ id }) => id)).toEqual(copies);
});

test('finds no copies if nothing was sent', () => {
  expect(findLateCopies([copy('t3_1')], [], new Set())).toEqual([]);
});

test('keeps searching until after the last copy can have arrived', () => {
  expect(Math.max(...COPY_SEARCH_DELAYS_MS)).toBeGreaterThan(LATE_ARRIVAL_MS);
});

test.each([
  ['created after the attempt', SENT_AT, true],
  ['created within ten seconds before it', SENT_AT - 10 * SECOND_MS, true],
  ['older, so the author may have posted it', SENT_AT - 10 * SECOND_MS - 1, false],
])('tells whether a copy must be ours: %s', (_sentence, createdAt, isOurs) => {
  expect(isCertainlyOurs(copy('t3_1', createdAt), [FIRST])).toBe(isOurs);
});
