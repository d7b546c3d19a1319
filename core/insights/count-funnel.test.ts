import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { sampleAnalytics, samplePost } from '#test/sample-post.ts';
import { countFunnel } from './count-funnel.ts';

const out = (change: Partial<Post> = {}) => samplePost({ id: 'pst_1', phase: 'published', ...change });
const seen = (comments: number, clicks?: number) => ({
  analytics: sampleAnalytics({ comments, clicks: clicks ?? 0, clicksMeasured: clicks !== undefined }),
});
const problem = (code: string) => ({ code, message: '', remedy: '' });

test('counts posts that are up, answered and visited', () => {
  const posts = [
    out(seen(2, 3)),
    out(seen(0, 0)),
    out(seen(1)),
    out(),
    out({ ...seen(9), phase: 'removed' }),
  ];
  expect(countFunnel(posts)).toEqual({
    published: 5,
    up: 4,
    measured: 3,
    answered: 2,
    tracked: 2,
    visited: 1,
  });
});

test.each([
  ['drafts', { phase: 'draft' }],
  ['scheduled posts', { phase: 'waiting' }],
  ['comments', { type: 'comment' }],
  ['posts on the other site', { isElsewhere: true }],
  ['posts their author deleted', { phase: 'removed', problem: problem('DELETED_THERE') }],
] as const)('leaves out %s', (_what, change) => {
  expect(countFunnel([out(change)]).published).toBe(0);
});
