import * as z from 'zod/mini';
import { community } from './discovery.ts';
import { endpoint } from './endpoint.ts';
import { promotionVerdict } from './rules-record.ts';
import { emptyToNull, instant, webUrl } from './fields.ts';

export const TREND_STATUSES = ['Hot', 'Rising', 'New'] as const;
export type TrendStatus = (typeof TREND_STATUSES)[number];
export const DESCRIPTION_MAX = 1_000;

const trendingThread = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(TREND_STATUSES),
  subreddit: z.string(),
  comments: z.int(),
  timeAgo: z.string(),
  upvotes: z.int(),
  /** The percentage of interactions that are comments. */
  engagement: z.number(),
  /** Recent upvotes and comments per hour. */
  velocity: z.number(),
  permalink: z.string(),
  createdAt: instant,
  origin: z.enum(['api', 'sandbox']),
  /** False if the platform did not answer and this is a saved result. */
  isCurrent: z.boolean(),
  ...promotionVerdict,
});
export type TrendingThread = z.output<typeof trendingThread>;

export const listTrending = endpoint({
  method: 'GET',
  path: '/api/opportunities/trending',
  summary: 'Rising threads in your targets, or in large communities if you have none',
  access: 'user',
  scope: 'read',
  output: z.array(trendingThread),
  errors: ['UNAUTHORIZED', 'UNAVAILABLE', 'RATE_LIMITED'],
});

const recommendation = z.extend(community, {
  /** The score, from 0 to 100. */
  matchScore: z.int(),
  reason: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/opportunities/recommendations',
  summary: 'Communities similar to your targets and product, each with a reason',
  access: 'user',
  scope: 'read',
  output: z.array(recommendation),
  errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

export const matchProduct = endpoint({
  method: 'POST',
  path: '/api/opportunities/matches',
  summary: 'Find communities for a product by its description, website and facts',
  access: 'user',
  scope: 'draft',
  body: z.object({
    description: z._default(
      z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, 'Use at most 1,000 characters.')),
      '',
    ),
    websiteUrl: z.optional(emptyToNull(webUrl('Enter a full address, such as https://example.com.'))),
  }),
  output: z.array(recommendation),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
