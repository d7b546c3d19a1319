import type { Limit } from '#server/http/rate-limit.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords: few for one address from one client, more for either alone, so that strangers cannot lock somebody out at once. */
export const wrongPasswordLimits = (email: string, client: string): Limit[] => [
  { key: `password:${email}|${client}`, count: 10, windowMs: 15 * MINUTE_MS },
  { key: `password:${email}`, count: 100, windowMs: 60 * MINUTE_MS },
  { key: `password-client:${client}`, count: 50, windowMs: 15 * MINUTE_MS },
];

export const signUpLimits = (client: string): Limit[] => [
  { key: `sign-up:${client}`, count: 200, windowMs: 60 * MINUTE_MS },
];
