import type { Attempt } from '#core/composer/attempt.ts';

export const ensureAttempt = (last: Attempt | null): Attempt => last ?? { key: createKey() };

/** `randomUUID` is unavailable on pages loaded over plain HTTP. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
