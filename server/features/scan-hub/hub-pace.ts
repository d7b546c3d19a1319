/** The rest of the budget is left for what cannot wait: posts that are due together find room at once. */
const SHARE = 0.9;

export const hubCallsPerMinute = (callsPerMinute: number): number => callsPerMinute * SHARE;

/** Of these, where comments are read too: a comment is seldom worth what a post is. */
export const COMMENTS_SHARE = 0.2;

/** After this long another process may go on. */
export const ROUND_MS = 60_000;
