type Heard = { id: string; parentId: string; author: string | null; body: string; createdAt: number };

/** What is ours in a thread: the thread itself or not, and comments, by their ids or by whom they are. */
export type Own = {
  threadId: string | null;
  commentIds: ReadonlySet<string>;
  /** In lower case. */
  usernames: ReadonlySet<string>;
};

const DAY_MS = 24 * 3_600_000;
/** Who waited that long does not wait any more. */
export const REPLY_MAX_AGE_MS = 30 * DAY_MS;
const GONE = new Set(['[deleted]', '[removed]']);
/** Its notes under every post are not meant to be answered. */
const MACHINE = 'automoderator';

export const isGone = ({ author, body }: Pick<Heard, 'author' | 'body'>): boolean =>
  author === null || GONE.has(body);

/**
 * What others answered to our thread or our comments, and none of our accounts answered. Where the platform left out
 * what stands below a reply, nobody knows, so it is left out too.
 */
export function findUnanswered<T extends Heard>(
  { comments, more }: { comments: readonly T[]; more: readonly { parentId: string }[] },
  own: Own,
  now: number,
): T[] {
  const isOwn = ({ id, author }: T) =>
    own.commentIds.has(id) || (author !== null && own.usernames.has(author.toLowerCase()));
  const ours = comments.filter(isOwn);
  const ownIds = new Set([...own.commentIds, ...ours.map(({ id }) => id), own.threadId]);
  const answeredIds = new Set([...ours, ...more].map(({ parentId }) => parentId));
  return comments.filter(
    (comment) =>
      ownIds.has(comment.parentId) &&
      !isOwn(comment) &&
      !isGone(comment) &&
      comment.author?.toLowerCase() !== MACHINE &&
      !answeredIds.has(comment.id) &&
      now - comment.createdAt < REPLY_MAX_AGE_MS,
  );
}
