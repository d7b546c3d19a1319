import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, instant } from './fields.ts';
import { promotionVerdict } from './rules-record.ts';

/** Up to 10,000 members; up to 100,000; more. */
export const COMMUNITY_SIZES = ['small', 'medium', 'large'] as const;
export type CommunitySize = (typeof COMMUNITY_SIZES)[number];
export const SIZE_FILTERS = ['any', ...COMMUNITY_SIZES] as const;
export type SizeFilter = (typeof SIZE_FILTERS)[number];
export const QUESTION_MAX = 100;

export const community = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  title: z.string(),
  description: z.string(),
  members: z.int(),
  nsfw: z.boolean(),
  /** Null until we have observed its posts. */
  dailyPosts: z.nullable(z.number()),
  /** In hundredths of a percent, adjusted for size; null until we have observed its posts. */
  engagementRate: z.nullable(z.int()),
  /** True if its figures come from few posts, few days, or few communities of its size. */
  isEstimate: z.boolean(),
  observedAt: z.nullable(instant),
  ...promotionVerdict,
  origin: z.enum(['api', 'sandbox']),
  url: z.string(),
});
export type Community = z.output<typeof community>;

const foundCommunity = z.extend(community, {
  /** False if the platform did not answer and this is a saved result. */
  isCurrent: z.boolean(),
});
export type FoundCommunity = z.output<typeof foundCommunity>;

export const listCommunities = endpoint({
  method: 'GET',
  path: '/api/subreddits',
  summary: 'Find communities by words and size; an empty query returns the largest',
  access: 'user',
  scope: 'read',
  query: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(QUESTION_MAX, 'Search for fewer words.')), ''),
    size: z._default(z.enum(SIZE_FILTERS, 'Choose any, small, medium or large.'), 'any'),
  }),
  output: z.array(foundCommunity),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'UNAVAILABLE', 'RATE_LIMITED'],
});

const similarCommunity = z.extend(community, { sharedWords: z.array(z.string()) });
export type SimilarCommunity = z.output<typeof similarCommunity>;

/** Posting habits, from about a week of posts. */
export const communityHabits = z.object({
  posts: z.int(),
  days: z.number(),
  /** Posts and interactions by hour of the week in UTC, from Sunday 0:00. */
  hours: z.array(z.object({ posts: z.int(), interactions: z.int() })),
  titleLength: z.nullable(z.int()),
  bodyLength: z.nullable(z.int()),
  /** The median length of the top quarter by upvotes; null with too few texts. */
  bestBodyLength: z._default(z.nullable(z.int()), null),
  questionShare: z.number(),
  linkShare: z.number(),
  /** Medians over posts at least a day old, and their number; null with too few posts. */
  usual: z._default(z.nullable(z.object({ upvotes: z.int(), comments: z.int(), posts: z.int() })), null),
  flairs: z.array(z.object({ text: z.string(), posts: z.int() })),
});
export type CommunityHabits = z.output<typeof communityHabits>;

const communityPage = z.extend(community, {
  foundedAt: z.nullable(instant),
  access: z.string(),
  takes: z.string(),
  flairEnabled: z.boolean(),
  /** Weekly upvotes and comments per thousand members, not adjusted for size. */
  weeklyActivity: z.nullable(z.number()),
  habits: z.nullable(communityHabits),
  similar: z.array(similarCommunity),
});
export type CommunityPage = z.output<typeof communityPage>;

export const readCommunity = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name',
  summary: 'One community: description, figures, habits, and similar communities',
  access: 'user',
  scope: 'read',
  params: z.object({ name: communityName }),
  output: communityPage,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
