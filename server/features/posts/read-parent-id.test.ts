import { expect, test } from 'vitest';
import { readParentId } from './read-parent-id.ts';

test.each([
  ['https://www.reddit.com/r/webdev/comments/abc123/a_title/', 't3_abc123'],
  ['https://www.reddit.com/r/webdev/comments/abc123/a_title', 't3_abc123'],
  ['https://www.reddit.com/r/webdev/comments/abc123/', 't3_abc123'],
  ['https://www.reddit.com/comments/ABC123', 't3_abc123'],
  ['https://old.reddit.com/r/webdev/comments/abc123/a_title/def456/', 't1_def456'],
  ['https://www.reddit.com/r/webdev/comments/abc123/a_title/DEF456/?context=3', 't1_def456'],
  ['https://www.reddit.com/r/webdev/comments/abc123//def456', 't1_def456'],
  ['http://127.0.0.1:3001/r/webdev/comments/abc123/a_title/', 't3_abc123'],
  ['https://www.reddit.com/r/webdev/', null],
  ['https://www.reddit.com/user/ada/comments/', null],
  ['not a link', null],
  ['', null],
  [null, null],
])('%j names %j', (permalink, id) => {
  expect(readParentId(permalink)).toBe(id);
});
