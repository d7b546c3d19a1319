import * as z from 'zod/mini';
import { declareJob } from '#server/adapters/queue/job.ts';

const MINUTE_MS = 60_000;

/** Sends a post at its time, or continues where an earlier run was interrupted. */
export const publishPost = declareJob({
  name: 'posts.publish',
  payload: z.object({ postId: z.string(), fence: z.int() }),
  // Every run first looks at what the last one wrote down, so repeating it is safe.
  attempts: 1_000,
  leaseMs: 20_000,
});

/** Looks for copies that the platform accepted late, after an attempt whose outcome was unknown. */
export const findCopies = declareJob({
  name: 'posts.findCopies',
  payload: z.object({ postId: z.string() }),
  attempts: 3,
  leaseMs: 30_000,
});

/** Watches published posts: are they still up, locked, edited? */
export const watchPosts = declareJob({
  name: 'posts.watch',
  payload: z.object({}),
  attempts: 3,
  leaseMs: 10 * MINUTE_MS,
  everyMs: MINUTE_MS,
});
