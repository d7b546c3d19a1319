import { expect, test } from 'vitest';
import { findUnanswered, type OwnContent, REPLY_MAX_AGE_MS } from './find-unanswered.ts';

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

const own: OwnContent = { threadId: 't3_ours', commentIds: new Set(), usernames: new Set(['ada']) };
const find = (comments: Comment[], change: Partial<OwnContent> = {}, more: { parentId: string }[] = []) =>
  findUnanswered({ comments, more }, { ...own, ...change }, NOW).map(({ id }) => id);

test.each<[string, Comment[], string[]]>([
  ['finds a comment directly under our post', [said('a', 't3_ours')], ['a']],
  ['skips a comment we answered', [said('a', 't3_ours'), said('b', 'a', 'Ada')], []],
  ['finds a comment someone else answered', [said('a', 't3_ours'), said('b', 'a', 'cleo')], ['a']],
  ['skips our own comments', [said('a', 't3_ours', 'ADA')], []],
  ['finds an answer to our comment', [said('a', 't3_ours', 'ada'), said('b', 'a')], ['b']],
  ['skips conversations between others', [said('a', 't3_ours'), said('b', 'a'), said('c', 'b')], ['a']],
  [
    'skips deleted comments',
    [said('a', 't3_ours', null), said('b', 't3_ours', 'x', { body: '[removed]' })],
    [],
  ],
  ['skips bot comments', [said('a', 't3_ours', 'AutoModerator')], []],
  [
    'skips comments over a month old',
    [said('a', 't3_ours', 'ben', { createdAt: NOW - REPLY_MAX_AGE_MS })],
    [],
  ],
])('the search for unanswered replies %s', (_what, comments, expected) => {
  expect(find(comments)).toEqual(expected);
});

test('finds only answers to our comments in someone else’s thread', () => {
  const elsewhere = { threadId: null, commentIds: new Set(['mine']) };
  const comments = [said('mine', 't3_theirs', 'renamed'), said('a', 'mine'), said('b', 't3_theirs')];
  expect(find(comments, elsewhere)).toEqual(['a']);
});

test('skips a reply if the platform omitted the comments below it', () => {
  expect(find([said('a', 't3_ours'), said('b', 't3_ours')], {}, [{ parentId: 'a' }])).toEqual(['b']);
});
