import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant, timeZone } from './fields.ts';

/** The days of each range, with today. */
export const RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type Range = keyof typeof RANGES;
export const RANGE_NAMES = ['7d', '30d', '90d'] as const satisfies readonly Range[];

const inZone = { timeZone: z._default(timeZone, 'UTC') };

/** In percent, or in points for the rate; null where there is nothing to compare with. */
const change = z.nullable(z.number());
const changes = z.object({ posts: change, upvotes: change, clicks: change, engagementRate: change });

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/dashboard/metrics',
  summary: 'Four figures over everything, and how they changed against the 30 days before the last 30',
  access: 'user',
  query: z.object(inZone),
  output: z.object({
    /** Those in the trash do not count. */
    totalPosts: z.int(),
    totalUpvotes: z.int(),
    totalClicks: z.int(),
    /** In percent: of all interactions, those that are more than a vote. */
    avgEngagementRate: z.number(),
    /** How many posts somebody has seen the figures of; without any, upvotes and rate are unknown. */
    measuredPosts: z.int(),
    clicksMeasured: z.boolean(),
    /** Whether some of them come from another tool's file. */
    hasImportedClicks: z.boolean(),
    /** Fewer than ten interactions. */
    isThin: z.boolean(),
    changes,
    /** Of the latest reading. */
    measuredAt: z.nullable(instant),
    site: z.enum(['api', 'sandbox']),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type Metrics = z.output<typeof readMetrics.output>;

const count = z.nullable(z.int());
/** Null where nobody has measured them: votes before the first reading, clicks on days without snippet or file. */
const sums = { upvotes: count, comments: count, clicks: count };

export const readSeries = endpoint({
  method: 'GET',
  path: '/api/insights/series',
  summary:
    'What your posts gained on each day of a range, and how that compares with the same time before it',
  access: 'user',
  query: z.object({
    range: z._default(z.enum(RANGE_NAMES, 'Choose 7d, 30d or 90d.'), '30d'),
    ...inZone,
  }),
  output: z.object({
    range: z.enum(RANGE_NAMES),
    days: z.array(z.object({ from: instant, until: instant, ...sums })),
    /** `posts`: those that went out then. */
    total: z.object({ posts: z.int(), ...sums }),
    before: z.object({ posts: z.int(), ...sums }),
    /** Of the range; null where nobody did anything. */
    engagementRate: z.nullable(z.number()),
    changes,
    site: z.enum(['api', 'sandbox']),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type Series = z.output<typeof readSeries.output>;

const median = z.object({
  count: z.int(),
  median: z.number(),
  quartiles: z.tuple([z.number(), z.number()]),
});

const removal = z.object({
  /** Its `problem` says by whom. */
  postId: z.string(),
  noticedAt: z.nullable(instant),
  /** What the community's rules say against it; null where they are not known. */
  rules: z.nullable(
    z.object({
      /** `then`: as they stood when it was scheduled. Otherwise as they stand now. */
      asOf: z.enum(['then', 'now']),
      findings: z.array(z.object({ text: z.string(), quote: z.nullable(z.string()) })),
    }),
  ),
});
export type Removal = z.output<typeof removal>;

export const readReport = endpoint({
  method: 'GET',
  path: '/api/insights/report',
  summary:
    'What your posts are measured against: what is usual, what was removed and why, what may still be said',
  access: 'user',
  query: z.object({
    range: z._default(z.enum(RANGE_NAMES, 'Choose 7d, 30d or 90d.'), '30d'),
    ...inZone,
  }),
  output: z.object({
    /** The median upvotes of everybody's posts, and of how many; in communities that you posted in. */
    usual: z.array(z.object({ community: z.string(), medianUpvotes: z.int(), posts: z.int() })),
    /** Minutes from a thread to your comment in it, of the range, where the thread's time is known. */
    replyMinutes: z.nullable(median),
    /** The latest of the range. */
    removals: z.array(removal),
    /** Posts sent by hand, which nobody reads for you: those without figures of the first day, or of the first week. */
    toMeasure: z.array(z.object({ postId: z.string(), after: z.enum(['day', 'week']) })),
    /** Over all accounts; null where no website of the workspace is known. */
    contributions: z.object({ total: z.int(), withOwnLink: z.nullable(z.int()) }),
    mentions: z.array(z.object({ community: z.string(), text: z.string(), againAt: z.nullable(instant) })),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type Report = z.output<typeof readReport.output>;
