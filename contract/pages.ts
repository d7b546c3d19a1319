/** The paths of the web app. For any other path the server returns 404 with the not-found view. */
export const PAGES = [
  '/',
  '/posts',
  '/posts/trash',
  '/calendar',
  '/generator',
  '/discovery',
  '/scanner',
  '/clip',
  '/analytics',
  '/analytics/week',
  '/opportunities',
  '/activity',
  '/alerts',
  '/check',
  '/settings',
  '/settings/writing',
  '/settings/posting',
  '/settings/reddit',
  '/settings/access',
] as const;

/** Pages that exist once per post and per community. */
export const DETAIL_PAGES = ['/posts/:id', '/communities/:name'] as const;
