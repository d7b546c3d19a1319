import { hash, randomBytes } from 'node:crypto';

/** The randomness port. Tests pass a seeded one. */
export type RandomBytes = { bytes(count: number): Buffer };

export const systemRandom: RandomBytes = { bytes: (count) => randomBytes(count) };

const TOKEN_BYTES = 32;

/** A bearer token, e.g. for a session. Only its hash is stored. */
export const newToken = (random: RandomBytes): string => random.bytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
