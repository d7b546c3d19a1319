/**
 * Sent to open pages over `GET /api/events`: what has changed, never the data. Pages refetch it. `signedOut` means
 * this session has ended.
 */
export const TOPICS = [
  'user',
  'sessions',
  'invitations',
  'keys',
  'accounts',
  'posts',
  'activity',
  'communities',
  'targets',
  'opportunities',
  'scans',
  'feed',
  'links',
  'facts',
  'figures',
  'scanning',
  'sites',
  'replies',
  'alerts',
  'signedOut',
] as const;
export type Topic = (typeof TOPICS)[number];
