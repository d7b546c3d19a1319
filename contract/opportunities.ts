import * as z from 'zod/mini';
import { community } from './discovery.ts';
import { endpoint } from './endpoint.ts';
import { emptyIsNone, instant, webUrl } from './fields.ts';

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
  /** The share of its interactions that are comments, in percent. */
  engagement: z.number(),
  /** Upvotes and comments an hour, lately. */
  velocity: z.number(),
  permalink: z.string(),
  createdAt: instant,
  origin: z.enum(['api', 'sandbox']),
  /** False where the platform did not answer, so that this was read before. */
  isCurrent: z.boolean(),
});
export type TrendingThread = z.output<typeof trendingThread>;

export const listTrending = endpoint({
  method: 'GET',
  path: '/api/opportunities/trending',
  summary: 'Threads on the rise in your targets, or in large communities while you have none',
  access: 'user',
  output: z.array(trendingThread),
  errors: ['UNAUTHORIZED', 'UNAVAILABLE', 'RATE_LIMITED'],
});

const recommendation = z.extend(community, {
  /** 0 to 100. */
  matchScore: z.int(),
  reason: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/opportunities/recommendations',
  summary: 'Communities like your targets and your product, each with its reason',
  access: 'user',
  output: z.array(recommendation),
  errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

export const matchProduct = endpoint({
  method: 'POST',
  path: '/api/opportunities/matches',
  summary: 'Communities for a product, from its description, its website and the facts file',
  access: 'user',
  body: z.object({
    description: z._default(
      z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX, 'Use at most 1,000 characters.')),
      '',
    ),
    websiteUrl: z.optional(emptyIsNone(webUrl('Enter a full address, such as https://example.com.'))),
  }),
  output: z.array(recommendation),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
