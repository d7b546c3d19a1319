/** An attempt to create a post. Its response may be lost, so a retry sends the same idempotency key. */
export type Attempt = {
  key: string;
  /** True if this tab sent it. Other tabs with the same unsaved text share the key. */
  isSent?: true;
  /** True once its response arrived. After that, a different draft is a new post. */
  hasArrived?: true;
};

/** The attempt for a draft that replaces another. It is the same one while the last may have arrived without a response. */
export const continueAttempt = (last: Attempt | null | undefined, key: string): Attempt =>
  last?.isSent && !last.hasArrived ? last : { key };

export const markSent = (attempt: Attempt): Attempt => ({ ...attempt, isSent: true });
export const markArrived = (attempt: Attempt): Attempt => ({ ...markSent(attempt), hasArrived: true });
