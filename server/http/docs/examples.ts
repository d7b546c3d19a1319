/** A call in the tour of the API page. `{id}` is the id from the previous answer. A test runs all of them. */
export type Example = { title: string; method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object };

export const TOUR: readonly Example[] = [
  {
    title: 'Scan two communities for threads worth answering',
    method: 'POST',
    path: '/api/opportunities/scan',
    body: { subreddits: ['webdev', 'saas'], keywords: ['invoice'], filters: { maxAge: 24, minScore: 0 } },
  },
  {
    title: 'List what scans found, best first',
    method: 'GET',
    path: '/api/opportunities/threads?score_min=60',
  },
  {
    title: 'Check a text against the rules of a community',
    method: 'POST',
    path: '/api/subreddits/webdev/preflight',
    body: { title: 'How do you test invoices?', content: 'We compare totals. What do you do?' },
  },
  {
    title: 'Save it as a draft',
    method: 'POST',
    path: '/api/posts',
    body: {
      subreddit: 'webdev',
      title: 'How do you test invoices?',
      content: 'We compare totals. What do you do?',
    },
  },
  {
    title: 'Schedule it; a key that asks first waits for your approval',
    method: 'PATCH',
    path: '/api/posts/{id}',
    body: { status: 'scheduled', scheduledAt: '2030-01-07T09:00:00Z', timeZone: 'Europe/Berlin' },
  },
  { title: 'Read its figures', method: 'GET', path: '/api/posts/{id}/figures' },
];

export function writeCurl({ method, path, body }: Omit<Example, 'title'>, origin: string): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`,
    `-H "Authorization: Bearer $THREADWELL_API_KEY"`,
    ...(body
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}
