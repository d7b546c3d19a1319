import type { CallInput } from '#contract/endpoint.ts';
import type { createPost, findEarlierAttempt, Post, PostStatusChoice } from '#contract/posts.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import type { Attempt } from '#core/composer/attempt.ts';
import { ensureAttempt } from '#web/lib/attempt.ts';
import { sendChange } from './revisions/send-change.ts';

const CREATE: Target<typeof createPost> = { method: 'POST', path: '/api/posts' };
const EARLIER: Target<typeof findEarlierAttempt> = { method: 'GET', path: '/api/posts/earlier' };

export type NewPost = Omit<CallInput<typeof createPost>, 'idempotency-key'>;

/** Thrown if an earlier attempt with different words was published, so this one was not sent. */
export class PublishedEarlierError extends Error {
  readonly post: Post;
  constructor(post: Post) {
    super('Your first try went out. What you changed since then wasn’t sent.');
    this.post = post;
  }
}

/** The post created by an attempt whose response never arrived; null if there is none or the server can't tell. */
export const findEarlierPost = (key: string): Promise<Post | null> =>
  call(EARLIER, { key }).then(
    ({ post }) => post,
    () => null,
  );

const isDraft = (status: PostStatusChoice | undefined) => (status ?? 'draft') === 'draft';

/** True if the earlier attempt had the same text, community and status. */
export const isSameText = (
  post: Pick<NewPost, 'title' | 'content' | 'subreddit' | 'status'>,
  earlier: Post,
) =>
  earlier.content.trim() === post.content.trim() &&
  (earlier.title ?? '') === (post.title ?? '').trim() &&
  earlier.subreddit.toLowerCase() === post.subreddit.toLowerCase() &&
  isDraft(earlier.status === 'failed' ? 'published' : earlier.status) === isDraft(post.status);

/**
 * Creates a post at most once. If a response was missed, finds the earlier post: returns it if identical, or updates it while
 * it's still editable.
 */
export async function createPostOnce(post: NewPost, { key, isSent }: Attempt): Promise<Post> {
  const create = (by: string) => call(CREATE, post, { headers: { 'idempotency-key': by } });
  try {
    return await create(key);
  } catch (error) {
    const earlier = await findEarlierPost(key);
    if (!earlier) throw error;
    if (isSameText(post, earlier)) return earlier;
    if (!isEditable(earlier.phase)) throw new PublishedEarlierError(earlier);
    // Another tab saved its own version of the text; don't change that one.
    if (!isSent) return await create(ensureAttempt(null).key);
    return await sendChange({ ...post, id: earlier.id, revision: earlier.revision });
  }
}
