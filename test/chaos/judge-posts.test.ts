import { expect, test } from 'vitest';
import { judgePosts } from './judge-posts.ts';

const NAME = 'Post-00';
const ownPost = (phase: 'failed' | 'needs_you', code: string) => ({
  title: NAME,
  content: 'x',
  phase,
  permalink: null,
  problem: { code, message: '', remedy: '' },
});
const there = {
  name: 't3_a',
  title: NAME,
  text: 'x',
  createdAt: new Date(1e12).toISOString(),
  deleted: false,
};

test.each([
  ['failed', ownPost('failed', 'CLOSED'), 1],
  ['waits for its author for another reason', ownPost('needs_you', 'UNREACHABLE'), 1],
  ['may be there, as its author knows', ownPost('needs_you', 'OUTCOME_UNKNOWN'), 0],
])('counts a post that is on the platform and %s as a fault %i times', (_what, post, count) => {
  expect(judgePosts([there], [post], 0).unreported).toHaveLength(count);
  expect(judgePosts([], [post], 0).unreported).toEqual([]);
});
