import type { Limit } from '#server/http/rate-limit.ts';

/** The same limits as for sign-ups. A token of 256 bits cannot be guessed, but each attempt queries the database. */
export const invitationLimits = (client: string): Limit[] => [
  { key: `invitation:${client}`, count: 200, windowMs: 3_600_000 },
];
