import type { Post } from '#contract/posts.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { type PostChange, UPDATE_POST } from '../post-endpoints.ts';
import { findDifferences, editableFields } from './find-differences.ts';
import { askWhichVersion } from './revision-question.ts';

/** The author chose the saved version over their own. */
export class TheirsKeptError extends Error {
  readonly post: Post;
  constructor(post: Post) {
    super('The other version was taken.');
    this.post = post;
  }
}

/**
 * Saves a change. If the post was changed elsewhere, its author chooses, unless the change overwrites nothing. `seen`: the
 * post as shown, for a change without its words.
 */
export async function sendChange(input: PostChange, seen?: Post): Promise<Post> {
  try {
    return await call(UPDATE_POST, input);
  } catch (error) {
    const theirs = presentOf(error);
    if (!theirs) throw error;
    const revision = theirs.revision;
    const mine = { ...(seen && editableFields(seen)), ...input };
    const known = seen
      ? { ...editableFields(seen), ...(input.scheduledAt !== undefined && { scheduledAt: seen.scheduledAt }) }
      : input;
    if (findDifferences(known, theirs).length === 0) return await sendChange({ ...input, revision }, seen);
    const kept = await askWhichVersion({ mine, theirs });
    if (kept === 'theirs') throw new TheirsKeptError(theirs);
    if (kept === null) throw error;
    return await sendChange({ ...mine, revision }, seen);
  }
}

const presentOf = (error: unknown): Post | null =>
  error instanceof ApiError && error.body.code === 'CHANGED_ELSEWHERE' ? (error.body.present as Post) : null;
