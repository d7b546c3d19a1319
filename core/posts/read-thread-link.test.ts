import { expect, test } from 'vitest';
import { readParentId, readThreadId } from './read-thread-link.ts';

const SITE = 'https://www.reddit.com';

test.each([
  ['a thread', `${SITE}/r/webdev/comments/1abc2d/late_payers/`, 't3_1abc2d', 't3_1abc2d'],
  ['a thread without its slug', `${SITE}/r/webdev/comments/1abc2d`, 't3_1abc2d', 't3_1abc2d'],
  ['a thread outside of a community', `${SITE}/comments/1abc2d/`, 't3_1abc2d', 't3_1abc2d'],
  ['a thread on a profile', `${SITE}/user/ada/comments/1abc2d/late/`, 't3_1abc2d', 't3_1abc2d'],
  ['a comment', `${SITE}/r/webdev/comments/1abc2d/late_payers/k9xyz/`, 't3_1abc2d', 't1_k9xyz'],
  [
    'a comment in a thread without a slug',
    `${SITE}/r/webdev/comments/1abc2d//k9xyz`,
    't3_1abc2d',
    't1_k9xyz',
  ],
  ['a link with a query', `${SITE}/r/webdev/comments/1abc2d/late/?sort=new`, 't3_1abc2d', 't3_1abc2d'],
  ['a path without a host', '/r/webdev/comments/1ABC2D/late/K9XYZ/', 't3_1abc2d', 't1_k9xyz'],
  ['a community', `${SITE}/r/webdev/`, null, null],
  ['a page without an id', `${SITE}/r/webdev/comments/`, null, null],
  ['another site', 'https://notes.example/', null, null],
  ['nothing', null, null, null],
])('%s: %s has thread %s and parent %s', (_what, permalink, threadId, parentId) => {
  expect(readThreadId(permalink)).toBe(threadId);
  expect(readParentId(permalink)).toBe(parentId);
});
