import * as z from 'zod/mini';
import { adviceAgainst, sentToModel } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { byId, communityName, emptyIsNone, instant, webUrl, withCommas } from './fields.ts';
import { answers } from './interview.ts';
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
/** What a thread scores at least to be shown and counted, unless somebody asks for others. */
export const USUAL_SCORE = 60;
export const SCAN_DEFAULTS = { maxAge: 6, minScore: USUAL_SCORE, excludeStickied: true, limit: 50 } as const;
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
  /** What the workspace's model says of the same text, where it was asked. */
  secondOpinion: z.nullable(secondOpinion),
  /** What the score is made of; the points sum to it. What skips took is negative, and `of` nothing. */
  parts: z.array(z.object({ name: z.string(), points: z.number(), of: z.number(), because: z.string() })),
  subreddit: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  author: z.nullable(z.string()),
  isViewed: z.boolean(),
  isSkipped: z.boolean(),
  /** Null, as is the velocity, where nobody told us: a feed has no figures. */
  upvotes: z.nullable(z.int()),
  comments: z.nullable(z.int()),
  timeAgo: z.string(),
  createdAt: instant,
  /** Upvotes and comments an hour. */
  velocity: z.nullable(z.number()),
  intentLevel: z.enum(LEVELS),
  intent: z.enum(INTENTS),
  competitionLevel: z.enum(LEVELS),
  sentiment: z.enum(SENTIMENTS),
  threadType: z.enum(THREAD_TYPES),
  /** Those of the scan that occur in it. */
  keywords: z.array(z.string()),
  /** `sample`: invented, to show what a scan finds. `clip`: kept by hand from a page. `feed`: from your own feed. */
  origin: z.enum(['api', 'sandbox', 'sample', 'clip', 'feed']),
  /** When its figures were read. */
  readAt: instant,
});
export type Opportunity = z.output<typeof opportunity>;

export const listOpportunities = endpoint({
  method: 'GET',
  path: '/api/opportunities/threads',
  summary: 'Threads that scans found, the best first',
  access: 'user',
  query: z.object({
    score_min: leastScore,
    viewed: z.optional(z.enum(['true', 'false'], 'Give true or false.')),
    /** Those that were skipped, instead of the others. */
    skipped: z.optional(z.enum(['true', 'false'], 'Give true or false.')),
    subreddit: z.optional(communityName),
  }),
  output: z.array(opportunity),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const scanFilters = z.object({
  maxAge: z._default(
    z.number().check(z.minimum(1, 'Choose 1 to 24 hours.'), z.maximum(AGE_MAX, 'Choose 1 to 24 hours.')),
    SCAN_DEFAULTS.maxAge,
  ),
  minScore: z._default(
    z.number().check(z.minimum(0, 'Choose 0 to 100.'), z.maximum(100, 'Choose 0 to 100.')),
    SCAN_DEFAULTS.minScore,
  ),
  excludeStickied: z._default(z.boolean(), SCAN_DEFAULTS.excludeStickied),
  limit: z._default(
    z.int().check(z.minimum(1, 'Choose 1 to 500.'), z.maximum(LIMIT_MAX, 'Choose 1 to 500.')),
    SCAN_DEFAULTS.limit,
  ),
});

export const scanThreads = endpoint({
  method: 'POST',
  path: '/api/opportunities/scan',
  summary: 'Read the newest threads of some communities, and keep those that deserve an answer',
  access: 'user',
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
  summary: 'How many found threads of the usual score nobody has looked at',
  access: 'user',
  query: z.object({ score_min: leastScore }),
  output: z.object({ unviewed: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const viewOpportunity = endpoint({
  method: 'PATCH',
  path: '/api/opportunities/:id/view',
  summary: 'Mark a thread as read',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const SKIP_REASONS = ['community', 'kind', 'keyword', 'late', 'other'] as const;

export const skipOpportunity = endpoint({
  method: 'PATCH',
  path: '/api/opportunities/:id/skip',
  summary: 'Leave a thread out of the list; later scores learn from the reason',
  access: 'user',
  params: byId,
  body: z.object({ reason: z.enum(SKIP_REASONS, 'Choose community, kind, keyword, late or other.') }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const undoSkip = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/:id/skip',
  summary: 'Show a skipped thread again, and forget what its skip taught',
  access: 'user',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

const threadDetails = z.object({
  author: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null, as is the engagement without the number of comments, of a thread that came without figures. */
  upvotes: z.nullable(z.int()),
  engagement: z.nullable(
    z.object({
      totalComments: z.int(),
      /** An hour. */
      commentVelocity: z.number(),
      topCommentUpvotes: z.nullable(z.int()),
      /** From a text to an answer to it, in words. */
      avgResponseTime: z.string(),
    }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      /** Null, as are the upvotes, where nobody told us. */
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
  summary: 'The thread as it stands, with its most upvoted comments',
  access: 'user',
  params: byId,
  output: threadDetails,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE', 'RATE_LIMITED'],
});

export const CUSTOM_PROMPT_MAX = 1_000;
export const BUSINESS_DESCRIPTION_MAX = 1_000;
const longText = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use at most ${withCommas(most)} characters.`));

export const generateReply = endpoint({
  method: 'POST',
  path: '/api/opportunities/:id/generate-reply',
  summary: 'Draft an answer to a thread, inside the rules of its community',
  access: 'user',
  params: byId,
  body: z.object({
    replyStyle: z._default(z.enum(REPLY_STYLES, 'Choose subtle, direct or helpful.'), 'subtle'),
    includeLink: z._default(z.boolean(), false),
    websiteUrl: z.optional(emptyIsNone(webUrl('Please enter a valid URL'))),
    businessDescription: z.optional(emptyIsNone(longText(BUSINESS_DESCRIPTION_MAX))),
    customPrompt: z.optional(emptyIsNone(longText(CUSTOM_PROMPT_MAX))),
    /** What the author has to say to it. */
    answers: z._default(answers, []),
    /** Varies the text. */
    seed: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    content: z.string(),
    /** Upvotes: the median of answers in the community; null while too few were read. */
    estimatedEngagement: z.nullable(z.int()),
    /** What the middle half of them have. */
    engagementRange: z.nullable(z.object({ from: z.int(), to: z.int() })),
    /** What the estimate rests on, or why there is none. */
    engagementBasis: z.string(),
    riskLevel: z.enum(['low', 'medium', 'high']),
    recommendations: z.array(z.string()),
    /** Set when it is better not to answer at all. */
    advice: z.nullable(adviceAgainst),
    engine: z.string(),
    /** What the model was sent and what it returned; null without a model. */
    sent: sentToModel,
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});
export type GeneratedReply = z.output<typeof generateReply.output>;

export const generateSample = endpoint({
  method: 'POST',
  path: '/api/opportunities/generate-sample',
  summary: 'Add invented threads that show what a scan finds',
  access: 'user',
  output: z.object({ success: z.boolean(), count: z.int(), message: z.string() }),
  errors: ['UNAUTHORIZED'],
});
