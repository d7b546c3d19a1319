/** The pages of the web app; for any other path the server answers 404 with the not-found view. */
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
  '/check',
  '/settings',
] as const;

/** Each post and each community has a page too. */
export const PAGES_OF_THINGS = ['/posts/:id', '/communities/:name'] as const;
