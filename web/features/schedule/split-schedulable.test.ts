import { expect, test } from 'vitest';
import { POST_PHASES, type Post, type PostPhase } from '#contract/posts.ts';
import { splitSchedulable } from './split-schedulable.ts';

const post = (phase: PostPhase) => ({ id: phase, phase }) as Post;

test('schedules unsent posts and gives reasons for the others', () => {
  const { ready, leftOut } = splitSchedulable(POST_PHASES.map(post));
  expect(ready.map(({ phase }) => phase)).toEqual(['draft', 'waiting', 'needs_you']);
  expect(leftOut).toEqual([
    '2 went out already.',
    '2 are being sent at this moment.',
    'One failed: send it again from its page.',
  ]);
});

test('gives no reasons if all posts can be scheduled', () => {
  expect(splitSchedulable([post('draft')])).toEqual({ ready: [post('draft')], leftOut: [] });
});

test('keeps the order of scheduled posts, before the others', () => {
  const waiting = (id: string, scheduledAt: string) => ({ id, phase: 'waiting', scheduledAt }) as Post;
  const late = waiting('late', '2031-07-09T09:00:00.000Z');
  const soon = waiting('soon', '2031-07-02T09:00:00.000Z');
  const { ready } = splitSchedulable([post('draft'), late, soon, post('needs_you')]);
  expect(ready.map(({ id }) => id)).toEqual(['soon', 'late', 'draft', 'needs_you']);
});
