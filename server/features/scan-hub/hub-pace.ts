/** The hub's share of the call budget. The rest stays free for urgent calls, such as several posts due together. */
const SHARE = 0.9;

export const hubCallsPerMinute = (callsPerMinute: number): number => callsPerMinute * SHARE;

/** The share of calls for posts where comments are read too: a comment is rarely worth as much as a post. */
export const COMMENTS_SHARE = 0.2;

/** After this time another process may take over. */
export const ROUND_MS = 60_000;
