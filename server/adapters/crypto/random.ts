import { hash, randomBytes } from 'node:crypto';

/** Randomness as a port: a seed repeats a run. */
export type Random = { bytes(count: number): Buffer };

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

const TOKEN_BYTES = 32;

/** A secret for one holder, e.g. a session; only its hash is stored. */
export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
