import type { Page } from '@playwright/test';
import type { GeneratedReply, Opportunity, ThreadDetails } from '../contract/scanner.ts';

export const SAMPLE_THREADS: Opportunity = {
  id: 'opp_1',
  score: 82,
  secondOpinion: null,
  parts: [
    { name: 'intent', points: 30, of: 30, because: 'Asks for a recommendation.' },
    { name: 'freshness', points: 52, of: 70, because: 'Two hours old.' },
  ],
  subreddit: 'saas',
  title: 'How do you chase late invoices?',
  description: 'Three customers have not paid since May.',
  url: 'http://127.0.0.1:1/r/saas/comments/1/x/',
  author: 'quiet_baker',
  isViewed: false,
  isSkipped: false,
  upvotes: 1_200,
  comments: 1,
  timeAgo: '2 hours ago',
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  velocity: 6.5,
  intentLevel: 'high',
  intent: 'recommendation',
  competitionLevel: 'medium',
  sentiment: 'negative',
  threadType: 'question',
  isTypeSure: true,
  keywords: ['invoice*'],
  origin: 'sandbox',
  readAt: '2026-11-20T00:00:00.000Z',
};

export const sampleThread = (own: Partial<Opportunity>): Opportunity => ({ ...SAMPLE_THREADS, ...own });

const DETAILS: ThreadDetails = {
  author: 'quiet_baker',
  title: SAMPLE_THREADS.title,
  description: 'Three customers have not paid since **May**.',
  upvotes: 1_200,
  engagement: { totalComments: 2, commentVelocity: 1.5, topCommentUpvotes: 41, avgResponseTime: '12 min' },
  comments: [
    {
      id: 'c1',
      author: 'slow_river',
      timeAgo: '1 hour ago',
      content: 'I call them.',
      upvotes: 41,
      replies: 1,
    },
    {
      id: 'c2',
      author: 'x',
      timeAgo: '5 minutes ago',
      content: '<b>Ask</b> me',
      upvotes: 1,
      replies: 0,
    },
  ],
};

export const REPLY: GeneratedReply = {
  content: 'Call them. It works.',
  estimatedEngagement: 14,
  engagementRange: { from: 3, to: 20 },
  engagementBasis:
    'Half of the 90 answers in 9 threads of r/saas that were read lately have 3 to 20 upvotes.',
  riskLevel: 'medium',
  recommendations: ['Say that it is yours.'],
  advice: null,
  engine: 'built-in',
  sent: null,
};

/** Stubs a list of threads, with the same details for each. */
export async function stubThreads(page: Page, found: readonly Opportunity[]): Promise<void> {
  await page.route('/api/opportunities/threads*', (route) => route.fulfill({ json: found }));
  await page.route('/api/opportunities/*/thread-details', (route) => route.fulfill({ json: DETAILS }));
}
