import type { Page } from '@playwright/test';
import type { Output } from '../contract/endpoint.ts';
import type { listSavedScans } from '../contract/scanning/saved-scans.ts';
import type { GeneratedReply, Opportunity } from '../contract/scanner.ts';
import { stubThreads, sampleThread, REPLY } from './stub-threads.ts';
import { withoutFirstAnswers } from './without-first-answers.ts';

const NOW = new Date().toISOString();
const LONG = 'w'.repeat(120);

/** Threads of each kind: read and unread, with and without figures, with a second opinion, with unbreakable words. */
export const ALL_KINDS: readonly Opportunity[] = [
  sampleThread({ id: 'opp_1' }),
  sampleThread({
    id: 'opp_2',
    title: 'Fed, and judged by the model',
    score: 64,
    isViewed: true,
    origin: 'feed',
    upvotes: null,
    comments: null,
    velocity: null,
    secondOpinion: { score: 41, reason: 'Only a rant.', engine: 'a-model' },
  }),
  sampleThread({
    id: 'opp_3',
    title: 'W'.repeat(300),
    subreddit: 'a_name_of_20_letters',
    description: LONG.repeat(5),
    keywords: [LONG, 'invoice*'],
    score: 12,
    origin: 'clip',
    comments: null,
    parts: [
      { name: 'relevance', points: 30, of: 33, because: `Has “${LONG}” in its title.` },
      { name: 'skips', points: -18, of: 0, because: 'You skipped 3 like it.' },
    ],
  }),
];

const ADVISED: GeneratedReply = {
  ...REPLY,
  content: `${REPLY.content}\n\n${LONG}`,
  advice: {
    verdict: 'dontPost',
    reason: 'It takes no text written with AI.',
    betterAction: 'Write it yourself.',
  },
};

const SAVED_SCANS = {
  scans: ['Invoices', LONG.slice(0, 60)].map((name, no) => ({
    id: `scn_${no}`,
    name,
    isOn: no === 0,
    subreddits: ['saas', 'a_name_of_20_letters'],
    keywords: ['invoice*', LONG],
    filters: { maxAge: 6, minScore: 60, excludeStickied: true, limit: 50 },
    readsComments: no === 0,
    createdAt: NOW,
  })),
  restsBecause: 'Connect an account on the dashboard, and saved scans run by themselves.',
};

/** Replaces all responses that the scanner needs to show data, except its setup. */
export async function stubScanner(page: Page): Promise<void> {
  await withoutFirstAnswers(page);
  await stubThreads(page, ALL_KINDS);
  await page.route('/api/scanner/scans', async (route) => {
    const { setup } = (await (await route.fetch()).json()) as Output<typeof listSavedScans>;
    await route.fulfill({ json: { ...SAVED_SCANS, setup } });
  });
  const answers: Record<string, unknown> = {
    '/api/opportunities/*/generate-reply': ADVISED,
    '/api/feed': {
      feed: {
        host: 'www.reddit.com',
        communities: ['saas', 'a_name_of_20_letters'],
        username: 'a_name_of_20_letters',
        isOn: true,
        state: 'refused',
        askedAt: NOW,
        nextAt: NOW,
        threads: null,
      },
    },
    '/api/links': ['thread', 'share'].map((kind, no) => ({
      id: `lnk_${no}`,
      kind,
      address: `https://www.reddit.com/r/saas/${kind === 'share' ? 's' : 'comments'}/${'1abc2d'.repeat(20)}/`,
      subreddit: 'saas',
      addedAt: NOW,
    })),
    '/api/opportunities/scan': {
      scan: {
        startedAt: NOW,
        communities: 12,
        communitiesRead: 4,
        threadsRead: 1_180,
        kept: 9,
        isStopping: false,
        end: null,
      },
    },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(path, (route) => route.fulfill({ json }));
}
