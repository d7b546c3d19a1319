import { expect, test } from 'vitest';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { hashPost, toListed } from './content-hash.ts';

const row = {
  type: 'post',
  subreddit: 'webdev',
  title: 'A title',
  content: 'Line one\nline two',
  url: null,
  parent_url: null,
} as PostRow;
const submission = {
  id: 't3_abc',
  community: 'webdev',
  title: 'A title',
  body: 'Line one\nline two',
  url: null,
  permalink: '/r/webdev/comments/abc/',
  createdAt: 1_000,
  score: 1,
  comments: 0,
} as Submission;
const comment = {
  id: 't1_def',
  community: 'webdev',
  parentId: 't3_abc',
  body: 'A reply',
  permalink: null,
  createdAt: 1_000,
  score: 1,
} as Comment;
const reply = { ...row, type: 'comment', title: null, content: 'A reply' } as const;
const THREAD = 'https://www.reddit.com/r/webdev/comments/abc/a_title/';

test('recognizes a post in a listing', () => {
  expect(toListed(submission)).toMatchObject({ id: 't3_abc', createdAt: 1_000, hash: hashPost(row) });
});

test.each([
  ['outer whitespace', { title: ' A title ', content: '\nLine one\nline two  ' }],
  ['line endings', { content: 'Line one\r\nline two' }],
  ['old line endings', { content: 'Line one\rline two' }],
  ['the case of the community', { subreddit: 'WebDev' }],
  ['whitespace within the title', { title: 'A \t\u00a0title' }],
  ['control characters that count as whitespace on Reddit', { title: '\u0085A\u001c\u001f title' }],
])('the hash of a post ignores %s', (_what, change) => {
  expect(hashPost({ ...row, ...change })).toBe(toListed(submission).hash);
});

test.each([
  ['the title', { title: 'Another title' }],
  ['the text', { content: 'Line one\nline three' }],
  ['inner whitespace', { content: 'Line one\n\nline two' }],
  ['the case of the text', { content: 'line one\nline two' }],
  ['the community', { subreddit: 'saas' }],
  ['the type', { type: 'link' as const, url: row.content }],
])('the hash distinguishes posts by %s', (_what, change) => {
  expect(hashPost({ ...row, ...change })).not.toBe(toListed(submission).hash);
});

test('recognizes a link post by its link, regardless of its text', () => {
  const link = { ...row, type: 'link', url: 'https://a.example', content: 'ignored' } as const;
  expect(toListed({ ...submission, url: 'https://a.example', body: '' }).hash).toBe(hashPost(link));
});

test('recognizes a comment regardless of the community its author named', () => {
  expect(toListed(comment).hash).toBe(hashPost({ ...reply, subreddit: 'marketing', parent_url: THREAD }));
});

test('recognizes a comment by its text and its parent', () => {
  expect(toListed(comment).hash).toBe(hashPost({ ...reply, parent_url: THREAD }));
  expect(toListed(comment).hash).not.toBe(hashPost({ ...reply, parent_url: `${THREAD}zzz/` }));
  expect(toListed({ ...comment, parentId: 't1_zzz' }).hash).toBe(
    hashPost({ ...reply, parent_url: `${THREAD}zzz/` }),
  );
});

test.each([
  ['untouched', submission, false],
  ['voted on', { ...submission, score: 2 }, true],
  ['voted down', { ...submission, score: 0 }, false],
  ['replied to', { ...submission, comments: 1 }, true],
  ['an untouched comment', comment, false],
])('sees a change of a listed post that is %s', (_what, item, touched) => {
  expect(toListed(item).touched).toBe(touched);
});
