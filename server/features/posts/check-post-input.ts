import { type CheckedPost, findPostFaults, type Wanted } from '#core/posts/find-post-faults.ts';
import { invalidInput } from '#server/app-error.ts';

/** Throws if the post is invalid for the wanted status. */
export function checkPostInput(post: CheckedPost, wanted: Wanted, now: number): void {
  const fields = findPostFaults(post, wanted, now);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
