/**
 * An attempt to create something. Its answer may be lost, so whatever is sent in its place has the same idempotency key:
 * the server takes one of them.
 */
export type Attempt = {
  key: string;
  /** Whether it was sent from here. Another tab has the same key for the same unsaved text. */
  isSent?: true;
  /** Whether its answer came: another text is another post then. */
  hasArrived?: true;
};

export const attemptOf = (last: Attempt | null): Attempt => last ?? { key: newKey() };

/** The attempt to create what replaces a text: the same one while that may have been lost. */
export const attemptAfter = (last: Attempt | null | undefined): Attempt =>
  attemptOf(last?.isSent && !last.hasArrived ? last : null);

export const asSent = (attempt: Attempt): Attempt => ({ ...attempt, isSent: true });
export const asArrived = (attempt: Attempt): Attempt => ({ ...asSent(attempt), hasArrived: true });

/** `randomUUID` is missing on pages that were not loaded over https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
