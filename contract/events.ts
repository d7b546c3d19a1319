/**
 * What the server tells an open page over `GET /api/events`: which data has changed, never the data itself.
 * The page then fetches exactly that again. `signedOut` means that this session is over.
 */
export const TOPICS = ['user', 'sessions', 'accounts', 'posts', 'activity', 'signedOut'] as const;
export type Topic = (typeof TOPICS)[number];
