import type { PostStatusChoice } from '#contract/posts.ts';
import { type CheckedPost, findPostFaults } from '#core/posts/find-post-faults.ts';
import { invalidInput } from '#server/app-error.ts';

/** Refuses what cannot be as it is given. */
export function checkPostInput(post: CheckedPost, wanted: PostStatusChoice, now: number): void {
  const fields = findPostFaults(post, wanted, now);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
