import type { Limit } from '#server/http/rate-limit.ts';

const MINUTE_MS = 60_000;

/**
 * Limits wrong passwords strictly per address and client, loosely per address or client alone, so that a stranger cannot
 * easily lock a user out.
 */
export const wrongPasswordLimits = (email: string, client: string): Limit[] => [
  { key: `password:${email}|${client}`, count: 10, windowMs: 15 * MINUTE_MS },
  { key: `password:${email}`, count: 100, windowMs: 60 * MINUTE_MS },
  { key: `password-client:${client}`, count: 50, windowMs: 15 * MINUTE_MS },
];

/** The limit for a browser known to be the user's. Strangers cannot use up these attempts. */
export const knownBrowserLimits = (browser: string): Limit[] => [
  { key: `password-browser:${browser}`, count: 10, windowMs: 15 * MINUTE_MS },
];

/** The limits on provider sign-ins; each stores a row until it ends. */
export const providerSignInLimits = (client: string): Limit[] => [
  { key: `provider-sign-in:${client}`, count: 300, windowMs: 10 * MINUTE_MS },
];

export const signUpLimits = (client: string): Limit[] => [
  { key: `sign-up:${client}`, count: 200, windowMs: 60 * MINUTE_MS },
];

/** The limits on passkey sign-ins; each stores a challenge until it ends. */
export const passkeySignInLimits = (client: string): Limit[] => [
  { key: `passkey-sign-in:${client}`, count: 300, windowMs: 10 * MINUTE_MS },
];

/** Limits per user and client together: codes cannot be guessed, and other clients must not use up the owner's attempts. */
export const recoveryLimits = (userId: string, client: string): Limit[] => [
  { key: `recovery:${userId}|${client}`, count: 10, windowMs: 15 * MINUTE_MS },
];
