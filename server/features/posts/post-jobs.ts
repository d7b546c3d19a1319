import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

const MINUTE_MS = 60_000;

/** Sends a post on time, or resumes an interrupted run. */
export const publishPost = declareJob({
  name: 'posts.publish',
  payload: z.object({ postId: z.string(), fence: z.int() }),
  // Every run starts from the stored state, so repeating it is safe.
  attempts: 1_000,
  // Retries soon: after a database or machine failure the post is already late.
  retryWithinMs: 30_000,
  leaseMs: 20_000,
  // Many runs at once, because a run mostly waits: for its time, the call budget, the platform.
  atOnce: 5_000,
});

/** Looks for copies accepted late, after an attempt with an unknown outcome. */
export const findCopies = declareJob({
  name: 'posts.findCopies',
  payload: z.object({ postId: z.string() }),
  attempts: 3,
  leaseMs: 30_000,
});

/** Checks whether published posts are still up, locked or edited. */
export const watchPosts = declareJob({
  name: 'posts.watch',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 10 * MINUTE_MS,
  everyMs: MINUTE_MS,
});
