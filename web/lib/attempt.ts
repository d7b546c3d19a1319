/**
 * An attempt to create something. Its answer may be lost, so whatever is sent in its place has the same idempotency key:
 * the server takes one of them.
 */
export type Attempt = {
  key: string;
  /** Whether it was sent from here. Another tab has the same key for the same unsaved text. */
  isSent?: true;
};

export const attemptOf = (last: Attempt | null): Attempt => last ?? { key: newKey() };

export const asSent = ({ key }: Attempt): Attempt => ({ key, isSent: true });

/** `randomUUID` is missing on pages that were not loaded over https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
