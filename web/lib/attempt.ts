/** One attempt to create something. A retry after a lost answer has the same body, hence the same idempotency key. */
export type Attempt = { body: string; key: string };

export function attemptOf(input: object, last: Attempt | null): Attempt {
  const body = JSON.stringify(input);
  return last?.body === body ? last : { body, key: newKey() };
}

/** `randomUUID` is missing on pages that were not loaded over https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
