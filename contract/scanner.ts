import * as z from 'zod/mini';
import { adviceAgainst, sentToModel } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { byId, communityName, emptyToNull, formatCount, instant, webUrl } from './fields.ts';
import { answers } from './interview.ts';
import { promotionVerdict } from './rules-record.ts';
import { scanResult } from './scanning/scans-by-hand.ts';
import { secondOpinion } from './scanning/second-opinions.ts';
import { INTENTS, THREAD_TYPES } from './reading/thread-classes.ts';

export const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export const LEVELS = ['high', 'medium', 'low'] as const;
export const REPLY_STYLES = ['subtle', 'direct', 'helpful'] as const;
export type ReplyStyle = (typeof REPLY_STYLES)[number];

export const SCAN_COMMUNITIES_MAX = 100;
export const SCAN_KEYWORDS_MAX = 100;
export const KEYWORD_MAX = 300;
/** The default minimum score for lists and counts. */
export const DEFAULT_MIN_SCORE = 60;
export const SCAN_DEFAULTS = {
  maxAge: 6,
  minScore: DEFAULT_MIN_SCORE,
  excludeStickied: true,
  limit: 50,
} as const;
const AGE_MAX = 24;
const LIMIT_MAX = 500;

const leastScore = z.optional(
  z.coerce
    .number('Give a score of 0 to 100.')
    .check(z.minimum(0, 'Give a score of 0 to 100.'), z.maximum(100, 'Give a score of 0 to 100.')),
);

const score = z.int().check(z.minimum(0), z.maximum(100));

const opportunity = z.object({
  id: z.string(),
  score,
  /** The verdict of the workspace's model, if it was asked. */
  secondOpinion: z.nullable(secondOpinion),
  /** The parts of the score; their points sum to it. Points deducted by skips are negative, with an `of` of 0. */
  parts: z.array(z.object({ name: z.string(), points: z.number(), of: z.number(), because: z.string() })),
  subreddit: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  author: z.nullable(z.string()),
  isViewed: z.boolean(),
  isSkipped: z.boolean(),
  /** Upvotes and velocity are null for threads from feeds, which have no figures. */
  upvotes: z.nullable(z.int()),
  comments: z.nullable(z.int()),
  timeAgo: z.string(),
  createdAt: instant,
  /** Upvotes and comments per hour. */
  velocity: z.nullable(z.number()),
  intentLevel: z.enum(LEVELS),
  intent: z.enum(INTENTS),
  competitionLevel: z.enum(LEVELS),
  sentiment: z.enum(SENTIMENTS),
  threadType: z.enum(THREAD_TYPES),
  /** False if the type is a guess. */
  isTypeSure: z.boolean(),
  keywords: z.array(z.string()),
  /** `sample`: invented example. `clip`: saved from a page by hand. `feed`: from the user's own feed. */
  origin: z.enum(['api', 'sandbox', 'sample', 'clip', 'feed']),
  readAt: instant,
  ...promotionVerdict,
});
export type Opportunity = z.output<typeof opportunity>;

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/opportunities/threads',
  summary: 'Threads found by scans, best first',
  access: 'user',
  scope: 'read',
  query: z.object({
    score_min: leastScore,
    viewed: z.optional(z.enum(['true', 'false'], 'Give true or false.')),
    /** True to list only skipped threads. */
    skipped: z.optional(z.enum(['true', 'false'], 'Give true or false.')),
    subreddit: z.optional(communityName),
  }),
  output: z.array(opportunity),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

const filterFields = {
  maxAge: z
    .number()
    .check(z.minimum(1, 'Choose 1 to 24 hours.'), z.maximum(AGE_MAX, 'Choose 1 to 24 hours.')),
  minScore: z.number().check(z.minimum(0, 'Choose 0 to 100.'), z.maximum(100, 'Choose 0 to 100.')),
  excludeStickied: z.boolean(),
  limit: z.int().check(z.minimum(1, 'Choose 1 to 500.'), z.maximum(LIMIT_MAX, 'Choose 1 to 500.')),
};
export const scanFilters = z.object({
  maxAge: z._default(filterFields.maxAge, SCAN_DEFAULTS.maxAge),
  minScore: z._default(filterFields.minScore, SCAN_DEFAULTS.minScore),
  excludeStickied: z._default(filterFields.excludeStickied, SCAN_DEFAULTS.excludeStickied),
  limit: z._default(filterFields.limit, SCAN_DEFAULTS.limit),
});
/** Some filters, without defaults for the others. */
export const changedFilters = z.partial(z.object(filterFields));

export const scanThreads = endpoint({
  method: 'POST',
  path: '/api/opportunities/scan',
  summary: 'Scan the newest threads of some communities and keep those that deserve an answer',
  access: 'user',
  scope: 'draft',
  body: z.object({
    subreddits: z
      .array(communityName)
      .check(
        z.minLength(1, 'Please add at least one subreddit to scan'),
        z.maxLength(SCAN_COMMUNITIES_MAX, `Scan at most ${SCAN_COMMUNITIES_MAX} subreddits at once.`),
      ),
    keywords: z._default(
      z
        .array(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX, 'This keyword is too long.')))
        .check(z.maxLength(SCAN_KEYWORDS_MAX, `Use at most ${SCAN_KEYWORDS_MAX} keywords.`)),
      [],
    ),
    filters: z._default(scanFilters, { ...SCAN_DEFAULTS }),
  }),
  output: z.object({ result: scanResult }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});

export const countUnviewed = endpoint({
  method: 'GET',
  path: '/api/opportunities/unviewed',
  summary: 'Count unviewed threads with at least the usual score',
  access: 'user',
  scope: 'read',
  query: z.object({ score_min: leastScore }),
  output: z.object({ unviewed: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const viewOpportunity = endpoint({
  method: 'PATCH',
  path: '/api/opportunities/:id/view',
  summary: 'Mark a thread as read',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const SKIP_REASONS = ['community', 'kind', 'keyword', 'late', 'other'] as const;

export const skipOpportunity = endpoint({
  method: 'PATCH',
  path: '/api/opportunities/:id/skip',
  summary: 'Skip a thread; later scores learn from the reason',
  access: 'user',
  scope: 'draft',
  params: byId,
  body: z.object({ reason: z.enum(SKIP_REASONS, 'Choose community, kind, keyword, late or other.') }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const undoSkip = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/:id/skip',
  summary: 'Restore a skipped thread and undo what its skip taught',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

const threadDetails = z.object({
  author: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for threads without figures; the engagement is also null without a comment count. */
  upvotes: z.nullable(z.int()),
  engagement: z.nullable(
    z.object({
      totalComments: z.int(),
      /** Comments per hour; null for a thread of less than half an hour. */
      commentVelocity: z.nullable(z.number()),
      topCommentUpvotes: z.nullable(z.int()),
      /** The mean time from a comment to its reply, as text, such as "14 min". */
      avgResponseTime: z.string(),
    }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      /** The age as text; null if unknown, as are the upvotes. */
      timeAgo: z.nullable(z.string()),
      content: z.string(),
      upvotes: z.nullable(z.int()),
      replies: z.int(),
    }),
  ),
});
export type ThreadDetails = z.output<typeof threadDetails>;

export const readThreadDetails = endpoint({
  method: 'GET',
  path: '/api/opportunities/:id/thread-details',
  summary: 'The current thread with its most upvoted comments',
  access: 'user',
  scope: 'read',
  params: byId,
  output: threadDetails,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE', 'RATE_LIMITED'],
});

export const CUSTOM_PROMPT_MAX = 1_000;
export const BUSINESS_DESCRIPTION_MAX = 1_000;
const longText = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use at most ${formatCount(most)} characters.`));

export const generateReply = endpoint({
  method: 'POST',
  path: '/api/opportunities/:id/generate-reply',
  summary: 'Draft an answer to a thread within its community’s rules',
  access: 'user',
  scope: 'draft',
  params: byId,
  body: z.object({
    replyStyle: z._default(z.enum(REPLY_STYLES, 'Choose subtle, direct or helpful.'), 'subtle'),
    includeLink: z._default(z.boolean(), false),
    websiteUrl: z.optional(emptyToNull(webUrl('Please enter a valid URL'))),
    businessDescription: z.optional(emptyToNull(longText(BUSINESS_DESCRIPTION_MAX))),
    customPrompt: z.optional(emptyToNull(longText(CUSTOM_PROMPT_MAX))),
    /** The points that the author wants the reply to make. */
    answers: z._default(answers, []),
    /** The seed that varies the text. */
    seed: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    content: z.string(),
    /** The expected upvotes: the median answer in the community; null with too few answers. */
    estimatedEngagement: z.nullable(z.int()),
    /** The lowest and highest upvotes in the middle half of the answers. */
    engagementRange: z.nullable(z.object({ from: z.int(), to: z.int() })),
    /** The basis of the estimate, or why there is none. */
    engagementBasis: z.string(),
    riskLevel: z.enum(['low', 'medium', 'high']),
    recommendations: z.array(z.string()),
    /** Set if the draft advises the author not to answer at all. */
    advice: z.nullable(adviceAgainst),
    engine: z.string(),
    /** The request to the model and its response; null without a model. */
    sent: sentToModel,
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});
export type GeneratedReply = z.output<typeof generateReply.output>;

export const generateSample = endpoint({
  method: 'POST',
  path: '/api/opportunities/generate-sample',
  summary: 'Add invented threads as an example of scan results',
  access: 'user',
  scope: 'draft',
  output: z.object({ success: z.boolean(), count: z.int(), message: z.string() }),
  errors: ['UNAUTHORIZED'],
});
