import type { PostStatusChoice } from '#contract/posts.ts';
import { type CheckedPost, findPostFaults } from '#core/posts/find-post-faults.ts';
import { invalidInput } from '#server/app-error.ts';

/** Throws if the post is invalid for the wanted status. */
export function checkPostInput(post: CheckedPost, wanted: PostStatusChoice, now: number): void {
  const fields = findPostFaults(post, wanted, now);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
