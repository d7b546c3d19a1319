import { expect, test } from 'vitest';
import { formatDuration, measureConversation } from './measure-conversation.ts';

const MINUTE_MS = 60_000;
const thread = { id: 't3_1', createdAt: 0, comments: 6 };
const comment = (id: string, parentId: string, minutes: number, score = 1) => ({
  id,
  parentId,
  createdAt: minutes * MINUTE_MS,
  score,
});

test('measures the time from each text to its answer', () => {
  const comments = [comment('a', 't3_1', 10, 4), comment('b', 'a', 40, 9), comment('c', 'gone', 50)];
  const talk = measureConversation(thread, comments, 120 * MINUTE_MS);
  expect(talk).toMatchObject({ commentsAnHour: 3, topUpvotes: 9, meanAnswerMs: 20 * MINUTE_MS });
  expect(talk.answers.get('a')).toBe(1);
  expect(talk.answers.get('b')).toBeUndefined();
});

test('gives no answer time without answers, and no rate before half an hour', () => {
  expect(measureConversation(thread, [], 29 * MINUTE_MS)).toMatchObject({
    commentsAnHour: null,
    meanAnswerMs: null,
  });
  expect(measureConversation(thread, [], 30 * MINUTE_MS).commentsAnHour).toBe(12);
  expect(measureConversation({ ...thread, comments: 0 }, [], MINUTE_MS)).toMatchObject({ topUpvotes: 0 });
});

test('gives no answer time without times, and no top votes without votes', () => {
  const bare = { ...comment('a', 't3_1', 10), createdAt: null, score: null };
  const unknown = { topUpvotes: null, meanAnswerMs: null };
  expect(measureConversation(thread, [bare], 120 * MINUTE_MS)).toMatchObject(unknown);
  expect(measureConversation(thread, [], 120 * MINUTE_MS)).toMatchObject(unknown);
});

test.each([
  [null, 'No answers yet'],
  [1_000, '1 min'],
  [14 * MINUTE_MS, '14 min'],
  [150 * MINUTE_MS, '2.5 h'],
  [72 * 60 * MINUTE_MS, '3 days'],
])('writes %s ms as %s', (ms, written) => {
  expect(formatDuration(ms)).toBe(written);
});
