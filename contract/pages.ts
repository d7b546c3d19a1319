/** The pages of the web app. The server answers any other path with the not-found view and status 404. */
export const PAGES = [
  '/',
  '/posts',
  '/posts/trash',
  '/calendar',
  '/generator',
  '/discovery',
  '/scanner',
  '/analytics',
  '/opportunities',
  '/activity',
  '/settings',
] as const;

/** Each post has a page too. */
export const POST_PAGE = '/posts/:id';
