import type { Browser } from '#test/chaos/browser.ts';

type Visit = (browser: Browser, number: number) => Promise<void>;
type Saved = { id: string; revision: number };

const WORDS = 'amber birch cedar delta ember fjord grove heath inlet juniper kelp larch moss north oak'.split(
  ' ',
);
const COMMUNITIES = ['webdev', 'entrepreneur', 'marketing', 'askbuilders'];

/** A text that resembles no other. */
const textOf = (number: number) =>
  Array.from({ length: 24 }, (_, at) => {
    const word = number * 31 + at * 7;
    return `${WORDS[word % WORDS.length]}${word}`;
  }).join(' ');
const bodyOf = (number: number, status: string) => ({
  title: `Visit ${number}`,
  content: textOf(number),
  subreddit: COMMUNITIES[number % COMMUNITIES.length],
  status,
});

async function look(browser: Browser, ...paths: string[]): Promise<void> {
  for (const path of paths) await browser.get(path);
}

async function discard(browser: Browser, { id }: Saved): Promise<void> {
  await browser.send('DELETE', `/api/posts/${id}`);
  await browser.send('DELETE', `/api/trash/${id}`);
}

/** User actions with their weights. Anything saved is deleted again, so that only a leak can grow. */
export const VISITS: readonly (readonly [weight: number, name: string, visit: Visit])[] = [
  [30, 'list', (browser) => look(browser, '/api/posts', '/api/activity/unread')],
  [
    15,
    'dashboard',
    (browser) =>
      look(browser, '/api/auth/user', '/api/dashboard/metrics', '/api/replies', '/api/first-steps'),
  ],
  [10, 'figures', (browser) => look(browser, '/api/insights/series?range=30d', '/api/insights/report')],
  [5, 'discovery', (browser, number) => look(browser, `/api/subreddits?q=${WORDS[number % WORDS.length]}`)],
  [
    15,
    'preflight',
    async (browser, number) => {
      const { subreddit, status: _status, ...text } = bodyOf(number, 'draft');
      await browser.send('POST', `/api/subreddits/${subreddit}/preflight`, text);
    },
  ],
  [
    5,
    'draft by the built-in composer',
    async (browser, number) => {
      const topic = `How do you choose between ${textOf(number).split(' ').slice(0, 2).join(' and ')}?`;
      await browser.send('POST', '/api/generate-content', { topic, subreddit: 'entrepreneur' });
    },
  ],
  [
    15,
    'write, change and delete',
    async (browser, number) => {
      const saved = await browser.send<Saved>('POST', '/api/posts', bodyOf(number, 'draft'));
      await browser.send('PATCH', `/api/posts/${saved.id}`, { content: textOf(number + 1) });
      await discard(browser, saved);
    },
  ],
  [
    5,
    'publish',
    async (browser, number) => {
      const saved = await browser.send<Saved>(
        'POST',
        '/api/posts',
        bodyOf(number, 'published'),
        `visit-${number}`,
      );
      await browser.get(`/api/posts/${saved.id}/history`);
    },
  ],
];
