import { expect, test } from 'vitest';
import { findUnanswered, type Own, REPLY_MAX_AGE_MS } from './find-unanswered.ts';

const NOW = REPLY_MAX_AGE_MS * 2;
const said = (id: string, parentId: string, author: string | null = 'ben', change: object = {}) => ({
  id,
  parentId,
  author,
  body: 'Which tool?',
  createdAt: NOW - 1,
  ...change,
});
type Comment = ReturnType<typeof said>;

const own: Own = { threadId: 't3_ours', commentIds: new Set(), usernames: new Set(['ada']) };
const find = (comments: Comment[], change: Partial<Own> = {}, more: { parentId: string }[] = []) =>
  findUnanswered({ comments, more }, { ...own, ...change }, NOW).map(({ id }) => id);

test.each<[string, Comment[], string[]]>([
  ['a comment right under our post waits', [said('a', 't3_ours')], ['a']],
  ['one that we answered does not', [said('a', 't3_ours'), said('b', 'a', 'Ada')], []],
  ['one that somebody else answered does', [said('a', 't3_ours'), said('b', 'a', 'cleo')], ['a']],
  ['our own comments do not wait', [said('a', 't3_ours', 'ADA')], []],
  ['an answer to our comment waits', [said('a', 't3_ours', 'ada'), said('b', 'a')], ['b']],
  ['talk between others is not ours', [said('a', 't3_ours'), said('b', 'a'), said('c', 'b')], ['a']],
  [
    'what was deleted is left out',
    [said('a', 't3_ours', null), said('b', 't3_ours', 'x', { body: '[removed]' })],
    [],
  ],
  ['so is a note by a machine', [said('a', 't3_ours', 'AutoModerator')], []],
  ['so is what is a month old', [said('a', 't3_ours', 'ben', { createdAt: NOW - REPLY_MAX_AGE_MS })], []],
])('%s', (_what, comments, expected) => {
  expect(find(comments)).toEqual(expected);
});

test('in a thread of somebody else only answers to our comments wait', () => {
  const elsewhere = { threadId: null, commentIds: new Set(['mine']) };
  const comments = [said('mine', 't3_theirs', 'renamed'), said('a', 'mine'), said('b', 't3_theirs')];
  expect(find(comments, elsewhere)).toEqual(['a']);
});

test('where the platform left out what stands below, nobody knows', () => {
  expect(find([said('a', 't3_ours'), said('b', 't3_ours')], {}, [{ parentId: 'a' }])).toEqual(['b']);
});
