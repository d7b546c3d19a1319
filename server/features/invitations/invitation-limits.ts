import type { Limit } from '#server/http/rate-limit.ts';

/** As many as sign-ups; nobody guesses 256 bits, but each try asks the database. */
export const invitationLimits = (client: string): Limit[] => [
  { key: `invitation:${client}`, count: 200, windowMs: 3_600_000 },
];
