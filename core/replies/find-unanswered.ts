type Heard = { id: string; parentId: string; author: string | null; body: string; createdAt: number };

/** Our content in a thread: the thread itself, or comments by id or author. */
export type OwnContent = {
  threadId: string | null;
  commentIds: ReadonlySet<string>;
  /** The usernames of our accounts, in lowercase. */
  usernames: ReadonlySet<string>;
};

const DAY_MS = 24 * 3_600_000;
/** Older replies no longer need an answer. */
export const REPLY_MAX_AGE_MS = 30 * DAY_MS;
const GONE = new Set(['[deleted]', '[removed]']);
/** The moderators' bot. Its automatic comments need no answer. */
const MACHINE = 'automoderator';

export const isGone = ({ author, body }: Pick<Heard, 'author' | 'body'>): boolean =>
  author === null || GONE.has(body);

/**
 * Replies to our thread or comments that none of our accounts answered. Skips a reply if the platform omitted the
 * comments below it, since we can't know.
 */
export function findUnanswered<T extends Heard>(
  { comments, more }: { comments: readonly T[]; more: readonly { parentId: string }[] },
  own: OwnContent,
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
