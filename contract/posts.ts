import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FIGURE_SOURCES } from './figures.ts';
import { interview } from './interview.ts';
import {
  anyInstant,
  byId,
  communityName,
  emptyToNull,
  formatCount,
  instant,
  timeZone,
  webUrl,
} from './fields.ts';

export const TITLE_MAX = 300;
export const BODY_MAX = 40_000;
export const COMMENT_MAX = 10_000;
export const FLAIR_MAX = 64;
export const BULK_MAX = 100;
export const SPACING_MAX_MINUTES = 7 * 24 * 60;

export const POST_TYPES = ['post', 'link', 'comment'] as const;
export type PostType = (typeof POST_TYPES)[number];
export const CTA_STYLES = ['subtle', 'direct', 'none'] as const;
export type CtaStyle = (typeof CTA_STYLES)[number];
export const POST_STATUSES = ['draft', 'scheduled', 'published', 'failed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
export const POST_PHASES = [
  'draft',
  'waiting',
  'publishing',
  'checking',
  'needs_you',
  'published',
  'removed',
  'failed',
] as const;
export type PostPhase = (typeof POST_PHASES)[number];

const problem = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
});
export type Problem = z.output<typeof problem>;

const analytics = z.object({
  upvotes: z.int(),
  comments: z.int(),
  clicks: z.int(),
  clicksMeasured: z.boolean(),
  engagementRate: z.number(),
  source: z.enum(FIGURE_SOURCES),
  /** When its upvotes and comments were read. */
  takenAt: instant,
});

export const post = z.object({
  id: z.string(),
  type: z.enum(POST_TYPES),
  title: z.nullable(z.string()),
  content: z.string(),
  subreddit: z.string(),
  status: z.enum(POST_STATUSES),
  phase: z.enum(POST_PHASES),
  createdAt: instant,
  updatedAt: instant,
  /** Increments with each change by the author. */
  revision: z.int(),
  /** The link a link post shares. */
  url: z.nullable(z.string()),
  /** The thread or comment this comment replies to. */
  parentUrl: z.nullable(z.string()),
  /** The flair's text; null for none. */
  flair: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  ctaStyle: z.enum(CTA_STYLES),
  scheduledAt: z.nullable(instant),
  timeZone: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  redditAccountId: z.nullable(z.string()),
  permalink: z.nullable(z.string()),
  /** For accounts that post by hand: Reddit's prefilled submit form. */
  composeUrl: z.nullable(z.string()),
  problem: z.nullable(problem),
  analytics: z.optional(analytics),
  /** Set if the post is on the other platform than the shown figures. Sandbox and real figures are never added up. */
  isElsewhere: z.optional(z.literal(true)),
});
export type Post = z.output<typeof post>;

const title = emptyToNull(
  z.string().check(z.trim(), z.maxLength(TITLE_MAX, `A title has at most ${TITLE_MAX} characters.`)),
);
const content = z
  .string('Write some text first.')
  .check(
    z.minLength(1, 'Write some text first.'),
    z.maxLength(BODY_MAX, `A text has at most ${formatCount(BODY_MAX)} characters.`),
  );
const flair = z
  .string()
  .check(z.trim(), z.maxLength(FLAIR_MAX, `A flair has at most ${FLAIR_MAX} characters.`));
const ctaStyle = z.enum(CTA_STYLES, 'Choose subtle, direct or none.');
const statusChoice = z.enum(
  ['draft', 'scheduled', 'published'],
  'A post can be saved as draft, scheduled or published.',
);
/** The statuses a caller can choose; `failed` can only happen. */
export type PostStatusChoice = z.output<typeof statusChoice>;

/** The generated text that a post started from. */
export const generatedText = z.object({
  title: z.nullable(z.string().check(z.maxLength(TITLE_MAX))),
  content: z.string().check(z.maxLength(BODY_MAX)),
  /** False for the built-in composer, which is not AI. */
  byModel: z.optional(z.boolean()),
});

const beginning = {
  generated: z.optional(generatedText),
  /** The author declares the text to be in their own words. */
  inOwnWords: z.optional(z.boolean()),
  interview: z.optional(interview),
};

const details = {
  ...beginning,
  title: z.optional(title),
  subreddit: communityName,
  websiteUrl: z.optional(emptyToNull(webUrl('Please enter a valid URL'))),
  url: z.optional(
    emptyToNull(webUrl('This isn’t a web address. Enter one such as https://example.com/page.')),
  ),
  parentUrl: z.optional(emptyToNull(webUrl('Enter the link of the thread to answer.'))),
  flair: z.optional(emptyToNull(flair)),
  ctaStyle: z._default(ctaStyle, 'subtle'),
  scheduledAt: z.optional(z.nullable(anyInstant)),
  timeZone: z.optional(z.nullable(timeZone)),
  redditAccountId: z.optional(z.nullable(z.string())),
};

const idempotency = z.object({
  'idempotency-key': z.optional(z.string().check(z.maxLength(200, 'This key is too long.'))),
});

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  summary: 'All your posts, newest first',
  access: 'user',
  scope: 'read',
  output: z.array(post),
  errors: ['UNAUTHORIZED'],
});

/** Lets a page update its copy of the list instead of reloading it. */
export const readPostChanges = endpoint({
  method: 'GET',
  path: '/api/posts/changes',
  summary: 'What changed in your list since a version',
  access: 'user',
  scope: 'read',
  query: z.object({ since: z.coerce.number().check(z.int('This isn’t the version of a list.')) }),
  output: z.object({
    version: z.int(),
    changed: z.array(post),
    /** Ids of posts no longer in the list. */
    removed: z.array(z.string()),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'GONE'],
});

export const readSlots = endpoint({
  method: 'GET',
  path: '/api/posts/slots',
  summary: 'What else is due at a time, and when a post could go out',
  access: 'user',
  scope: 'read',
  query: z.object({
    at: anyInstant,
    /** If omitted, the only connected account. */
    accountId: z.optional(z.string()),
    subreddit: z.optional(communityName),
    /** Comma-separated ids of posts about to be moved, which free their slots. */
    except: z.optional(z.string()),
    /** The time zone of the posting hours; if omitted, `nextAt` may be at any hour. */
    timeZone: z.optional(timeZone),
  }),
  output: z.object({
    at: instant,
    /** Posts due in that minute: yours, and in the whole installation. */
    dueThen: z.object({ yours: z.int(), all: z.int() }),
    /** The expected time of sending, given the call budget. */
    likelyAt: instant,
    /** The minimum gap between two posts of one account: overall, and in one community. */
    paceSeconds: z.object({ account: z.number(), community: z.number() }),
    /** The next time that keeps the account's pace; null without an account. */
    freeAt: z.nullable(instant),
    /**
     * The next free whole minute within posting hours in the account's queue, which has at most one post per minute.
     */
    nextAt: z.nullable(instant),
    /** Like `nextAt`, in an hour in which posts there do better, with the posts behind it; null if none is known. */
    bestAt: z.nullable(z.object({ at: instant, posts: z.int(), above: z.int() })),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const changePosts = endpoint({
  method: 'POST',
  path: '/api/posts/bulk',
  summary: 'Delete or schedule several posts, all or none',
  access: 'user',
  scope: ['draft', 'schedule'],
  body: z.object({
    /** In publishing order. */
    ids: z
      .array(z.string(), 'Choose at least one post.')
      .check(
        z.minLength(1, 'Choose at least one post.'),
        z.maxLength(BULK_MAX, `Choose at most ${BULK_MAX} posts.`),
      ),
    action: z.enum(['schedule', 'delete'], 'Posts can be scheduled or deleted together.'),
    /** By id, the revision the caller saw. A post changed since then is refused. */
    revisions: z.optional(z.record(z.string(), z.int())),
    /** One time per post; overrides `startAt` and `everyMinutes`. */
    times: z.optional(z.array(anyInstant).check(z.maxLength(BULK_MAX))),
    startAt: z.optional(anyInstant),
    everyMinutes: z._default(
      z
        .int('Give whole minutes.')
        .check(
          z.minimum(0, 'Give whole minutes.'),
          z.maximum(SPACING_MAX_MINUTES, 'Leave at most a week between.'),
        ),
      0,
    ),
    timeZone: details.timeZone,
  }),
  output: z.object({ changed: z.int() }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/posts',
  summary: 'Save a post as a draft, schedule it, or publish it now',
  access: 'user',
  scope: ['draft', 'schedule', 'publish'],
  headers: idempotency,
  body: z.object({
    ...details,
    content,
    type: z._default(z.enum(POST_TYPES, 'Use post, link or comment.'), 'post'),
    status: z._default(statusChoice, 'draft'),
  }),
  output: post,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});

/** A page asks this after it lost a response, before it retries. */
export const findEarlierAttempt = endpoint({
  method: 'GET',
  path: '/api/posts/earlier',
  summary: 'The post that an earlier request with this idempotency key created',
  access: 'user',
  scope: 'read',
  query: z.object({ key: z.string('Name a key.').check(z.maxLength(200, 'This key is too long.')) }),
  output: z.object({ post: z.nullable(post) }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const updatePost = endpoint({
  method: 'PATCH',
  path: '/api/posts/:id',
  summary: 'Change a post or its status',
  access: 'user',
  scope: ['draft', 'schedule', 'publish'],
  params: byId,
  body: z.object({
    title: z.optional(title),
    content: z.optional(content),
    subreddit: z.optional(communityName),
    ...beginning,
    websiteUrl: details.websiteUrl,
    ctaStyle: z.optional(ctaStyle),
    url: details.url,
    parentUrl: details.parentUrl,
    flair: details.flair,
    scheduledAt: details.scheduledAt,
    timeZone: details.timeZone,
    redditAccountId: details.redditAccountId,
    status: z.optional(statusChoice),
    /** The revision the caller changed; if omitted, the latest. */
    revision: z.optional(z.int('Give the revision that you have read.')),
  }),
  output: post,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'CHANGED_ELSEWHERE'],
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id',
  summary: 'Move a post to the trash for 30 days; posts on Reddit stay there',
  access: 'user',
  scope: ['draft', 'schedule'],
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

export const retryPost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/retry',
  summary: 'Send a failed or parked post again',
  access: 'user',
  scope: 'publish',
  params: byId,
  output: post,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
});

export const confirmPost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/confirm',
  summary: 'Report the link of a post you posted by hand',
  access: 'user',
  scope: 'publish',
  params: byId,
  body: z.object({
    permalink: webUrl('Paste the link of the post.'),
    /** The author confirms a link in a different community. */
    isElsewhere: z._default(z.boolean(), false),
    /** The author confirms a link by another account or with another title. */
    isMeant: z._default(z.boolean(), false),
  }),
  output: post,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});

/** Replaces an erased name in the history. It is not a valid username. */
export const ERASED_NAME = '[erased]';

export const readPostHistory = endpoint({
  method: 'GET',
  path: '/api/posts/:id/history',
  summary: 'A post’s history, oldest first',
  access: 'user',
  scope: 'read',
  params: byId,
  output: z.array(z.object({ at: instant, event: z.string(), detail: z.string() })),
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
