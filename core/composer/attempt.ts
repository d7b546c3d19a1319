/**
 * An attempt to create a post. Its response may be lost, so a retry sends the same idempotency key: the server accepts
 * one of them.
 */
export type Attempt = {
  key: string;
  /** True if this tab sent it. Another tab has the same key for the same unsaved text. */
  isSent?: true;
  /** True if its response came: another draft is another post then. */
  hasArrived?: true;
};

/** The attempt for a draft that replaces another: the same one while that may have arrived without a response. */
export const attemptAfter = (last: Attempt | null | undefined, key: string): Attempt =>
  last?.isSent && !last.hasArrived ? last : { key };

export const asSent = (attempt: Attempt): Attempt => ({ ...attempt, isSent: true });
export const asArrived = (attempt: Attempt): Attempt => ({ ...asSent(attempt), hasArrived: true });
