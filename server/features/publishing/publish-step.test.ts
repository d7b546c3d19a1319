import { expect, test } from 'vitest';
import type { PostRow } from '../posts/post-rows.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { PublishPorts } from './publish-protocol.ts';
import { publishStep } from './publish-step.ts';

/** A step that finds nothing to do for it. */
function step(phase: PostRow['phase']) {
  const clock = createTestClock();
  const post = { ...waitingPost('p', 0), phase };
  const store = { load: async () => ({ post, hash: 'hash', attempt: null, unsentTries: 0 }) };
  return publishStep({ clock, store } as unknown as PublishPorts, { postId: 'p', fence: 1 });
}

test.each(['publishing', 'checking'] as const)(
  'a job that finds its post %s goes on, since another worker may be about to write',
  async (phase) => {
    expect(await step(phase)).toMatchObject({ tryAgainAt: expect.any(Number) });
  },
);

test('a job whose post is at rest ends', async () => {
  expect(await step('needs_you')).toBeUndefined();
});
