import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyInstant, communityName, emptyIsNone, instant, timeZone, typedAddress, webUrl } from './fields.ts';
import {
  BODY_MAX,
  BULK_MAX,
  FLAIR_MAX,
  generatedText,
  POST_TYPES,
  SPACING_MAX_MINUTES,
  TITLE_MAX,
} from './posts.ts';

export const VERDICTS = ['pass', 'warned', 'blocked'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const FINDING_CODES = [
  'PROMOTION_BANNED',
  'ASK_MODERATORS',
  'QUOTA',
  'LATER_MENTION',
  'QUOTA_UNKNOWN',
  'WRONG_DAY',
  'PROMOTION_CONDITION',
  'UNNAMED_OFFER',
  'OWN_THREAD',
  'PRODUCT_UNKNOWN',
  'UNDISCLOSED',
  'UNCONFIRMED_CLAIM',
  'VOTES_ASKED',
  'SHORT_LINK',
  'LINKS_BANNED',
  'LINKS_CONDITION',
  'AI_TEXT',
  'AI_TAG',
  'REQUIREMENTS',
  'FLAIR_REQUIRED',
  'NEAR_COPY',
  'POST_TYPE',
  'APPROVED_ONLY',
  'CLOSED',
  'ACCOUNT_GATE',
  'SUBREDDIT_NOEXIST',
  'RULES_UNKNOWN',
  'RULES_NOT_READ',
  'RULES_OLD',
  'OWN_LINK_SHARE',
  'LEAVE_GRANTED',
  'LEAVE_OVERTAKEN',
  'NO_RULE',
  'LINK_ALONE',
  'UNKNOWN_GATES',
] as const;

const finding = z.object({
  /** A block holds a text back; a warning leaves it to the author. */
  severity: z.enum(['block', 'warning', 'note']),
  code: z.enum(FINDING_CODES),
  text: z.string(),
  /** The community's own sentence that it follows from. */
  quote: z.nullable(z.string()),
  remedy: z.string(),
  /** What to confirm, if that is the remedy: the draft's sentence, which the text may have in other words. */
  claim: z.optional(z.string()),
  /** When the text could go out, as far as this finding is concerned. */
  nextAt: z.nullable(instant),
  /** Only the day of `nextAt`, in UTC, and not each later one. */
  isOfDay: z.optional(z.boolean()),
});
export type Finding = z.output<typeof finding>;

const keptRule = z.object({
  about: z.enum(['promotion', 'quotaDays', 'days', 'disclosure', 'links', 'aiText', 'form']),
  /** What the text does, such as “It has no link.” */
  text: z.string(),
  quote: z.nullable(z.string()),
});
export type KeptRule = z.output<typeof keptRule>;

export const preflight = z.object({ verdict: z.enum(VERDICTS), findings: z.array(finding) });
export type Preflight = z.output<typeof preflight>;

const budget = z.object({
  /** The whole sentence, such as “You may mention Acme in r/SaaS again in 23 days.” */
  text: z.string(),
  quotaDays: z.int(),
  /** Null when a mention is possible now. */
  againAt: z.nullable(instant),
});
export type MentionBudget = z.output<typeof budget>;

export const confirmClaim = endpoint({
  method: 'POST',
  path: '/api/drafts/claims/confirm',
  summary: 'Say that a sentence of a model’s draft is true, so that it may go out',
  access: 'user',
  body: z.object({
    /** The `claim` of a finding, letter for letter. */
    sentence: z
      .string('Send the sentence.')
      .check(z.minLength(1, 'Send the sentence.'), z.maxLength(BODY_MAX)),
  }),
  output: null,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const preflightDraft = endpoint({
  method: 'POST',
  path: '/api/subreddits/:name/preflight',
  summary: 'Whether a text keeps to a community’s rules; nothing is saved',
  access: 'user',
  params: z.object({ name: communityName }),
  body: z.object({
    /** The saved post that it is a version of, which does not count as an earlier mention. */
    postId: z.optional(z.string()),
    type: z._default(z.enum(POST_TYPES), 'post'),
    title: z.optional(z.nullable(z.string().check(z.maxLength(TITLE_MAX)))),
    content: z._default(z.string().check(z.maxLength(BODY_MAX)), ''),
    url: z.optional(z.nullable(typedAddress)),
    flair: z.optional(z.nullable(z.string().check(z.maxLength(FLAIR_MAX)))),
    websiteUrl: z.optional(z.nullable(emptyIsNone(webUrl('Please enter a valid URL')))),
    generated: z.optional(z.nullable(generatedText)),
    inOwnWords: z.optional(z.boolean()),
    scheduledAt: z.optional(z.nullable(anyInstant)),
    timeZone: z.optional(z.nullable(timeZone)),
    redditAccountId: z.optional(z.nullable(z.string())),
  }),
  output: z.extend(preflight, {
    /** Rules that concern this text and that it keeps to. */
    kept: z.array(keptRule),
    /** Where the rules limit how often a product may be mentioned. */
    budget: z.nullable(budget),
    rulesReadAt: z.nullable(instant),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const preflightPosts = endpoint({
  method: 'POST',
  path: '/api/posts/preflight',
  summary: 'Whether saved posts keep to the rules of their communities, at their times or at others',
  access: 'user',
  body: z.object({
    ids: z
      .array(z.string(), 'Choose at least one post.')
      .check(z.minLength(1, 'Choose at least one post.'), z.maxLength(BULK_MAX)),
    /** When each of them goes out, in place of the first time and the minutes between. */
    times: z.optional(z.array(anyInstant).check(z.maxLength(BULK_MAX))),
    startAt: z.optional(anyInstant),
    everyMinutes: z._default(z.int().check(z.minimum(0), z.maximum(SPACING_MAX_MINUTES)), 0),
    timeZone: z.optional(z.nullable(timeZone)),
  }),
  output: z.array(z.extend(preflight, { id: z.string(), rulesReadAt: z.nullable(instant) })),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
