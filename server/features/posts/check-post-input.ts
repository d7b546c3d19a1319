import type { PostStatusChoice } from '#contract/posts.ts';
import { type CheckedPost, findPostFaults } from '#core/posts/find-post-faults.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { isOnKnownSite } from './is-on-platform.ts';

export function checkPostInput(
  { clock, platform }: UserContext,
  post: CheckedPost,
  wanted: PostStatusChoice,
): void {
  const fields = findPostFaults(post, wanted, clock.now());
  if (post.type === 'comment' && post.parentUrl && !isOnKnownSite(post.parentUrl, platform))
    fields['parentUrl'] = 'This isn’t the address of a thread on Reddit.';
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}
