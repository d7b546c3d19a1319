import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant, timeZone } from './fields.ts';

/** Days per range, including today. */
export const RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type Range = keyof typeof RANGES;
export const RANGE_NAMES = ['7d', '30d', '90d'] as const satisfies readonly Range[];

const inZone = { timeZone: z._default(timeZone, 'UTC') };

/** In percent, or percentage points for the rate; null without a value to compare with. */
const change = z.nullable(z.number());
const changes = z.object({ posts: change, upvotes: change, clicks: change, engagementRate: change });

export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/dashboard/metrics',
  summary: 'Totals over all posts, and their change against the previous 30 days',
  access: 'user',
  scope: 'read',
  query: z.object(inZone),
  output: z.object({
    /** The number of posts, except those in the trash. */
    totalPosts: z.int(),
    totalUpvotes: z.int(),
    totalClicks: z.int(),
    /** The percentage of interactions other than votes. */
    avgEngagementRate: z.number(),
    /** Posts with known figures. If 0, upvotes and the rate are unknown. */
    measuredPosts: z.int(),
    clicksMeasured: z.boolean(),
    /** True if some clicks come from an imported file. */
    hasImportedClicks: z.boolean(),
    /** Fewer than ten interactions. */
    isThin: z.boolean(),
    changes,
    /** When the latest figures were read. */
    measuredAt: z.nullable(instant),
    site: z.enum(['api', 'sandbox']),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type Metrics = z.output<typeof readMetrics.output>;

const count = z.nullable(z.int());
/** Null if not measured: votes before the first reading, clicks on days without a snippet or imported file. */
const sums = { upvotes: count, comments: count, clicks: count };

export const readSeries = endpoint({
  method: 'GET',
  path: '/api/insights/series',
  summary: 'Your posts’ daily gains over a range, compared with the previous range',
  access: 'user',
  scope: 'read',
  query: z.object({
    range: z._default(z.enum(RANGE_NAMES, 'Choose 7d, 30d or 90d.'), '30d'),
    ...inZone,
  }),
  output: z.object({
    range: z.enum(RANGE_NAMES),
    days: z.array(z.object({ from: instant, until: instant, ...sums })),
    /** The same number of days before those. */
    daysBefore: z.array(z.object(sums)),
    /** `posts` counts posts published in the range. */
    total: z.object({ posts: z.int(), ...sums }),
    before: z.object({ posts: z.int(), ...sums }),
    /** Over the whole range; null without interactions. */
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
  /** Its `problem` says who removed it. */
  postId: z.string(),
  noticedAt: z.nullable(instant),
  /** Rules it broke; null if the rules are unknown. */
  rules: z.nullable(
    z.object({
      /** `then`: the rules when it was scheduled. `now`: the current rules. */
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
    'How your posts compare: usual results, removals with reasons, reply times, and mentions still allowed',
  access: 'user',
  scope: 'read',
  query: z.object({
    range: z._default(z.enum(RANGE_NAMES, 'Choose 7d, 30d or 90d.'), '30d'),
    ...inZone,
  }),
  output: z.object({
    /** The median upvotes over all posts in the communities you posted in, with the number of posts. */
    usual: z.array(z.object({ community: z.string(), medianUpvotes: z.int(), posts: z.int() })),
    /** Minutes from a thread to your comment, if the thread's time is known. */
    replyMinutes: z.nullable(median),
    /** The latest in the range. */
    removals: z.array(removal),
    /** Posts sent by hand, which we can't read: those without figures from their first day or first week. */
    toMeasure: z.array(z.object({ postId: z.string(), after: z.enum(['day', 'week']) })),
    /** Over all accounts. `withOwnLink` is null if the workspace has no known website. */
    contributions: z.object({ total: z.int(), withOwnLink: z.nullable(z.int()) }),
    mentions: z.array(z.object({ community: z.string(), text: z.string(), againAt: z.nullable(instant) })),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type Report = z.output<typeof readReport.output>;
