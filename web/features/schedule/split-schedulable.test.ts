import { expect, test } from 'vitest';
import { POST_PHASES, type Post, type PostPhase } from '#contract/posts.ts';
import { splitSchedulable } from './split-schedulable.ts';

const post = (phase: PostPhase) => ({ id: phase, phase }) as Post;

test('what is still at home can get a time, and of the rest it is said why not', () => {
  const { ready, leftOut } = splitSchedulable(POST_PHASES.map(post));
  expect(ready.map(({ phase }) => phase)).toEqual(['draft', 'waiting', 'needs_you']);
  expect(leftOut).toEqual([
    '2 went out already.',
    '2 are being sent at this moment.',
    'One failed: send it again from its page.',
  ]);
});

test('where all can, nothing is said', () => {
  expect(splitSchedulable([post('draft')])).toEqual({ ready: [post('draft')], leftOut: [] });
});
