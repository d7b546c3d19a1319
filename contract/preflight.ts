import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  anyInstant,
  communityName,
  emptyToNull,
  instant,
  timeZone,
  unfinishedUrl,
  webUrl,
} from './fields.ts';
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
  /** A `block` prevents sending the text; a `warning` leaves the decision to the author. */
  severity: z.enum(['block', 'warning', 'note']),
  code: z.enum(FINDING_CODES),
  text: z.string(),
  /** The community's own sentence behind the finding. */
  quote: z.nullable(z.string()),
  remedy: z.string(),
  /** What the author should confirm: the draft's sentence, which the text may have reworded. */
  claim: z.optional(z.string()),
  /** When this finding would no longer apply. */
  nextAt: z.nullable(instant),
  /** True if the text fits only on the day of `nextAt` (UTC), not after it. */
  isOfDay: z.optional(z.boolean()),
});
export type Finding = z.output<typeof finding>;

const keptRule = z.object({
  about: z.enum(['promotion', 'quotaDays', 'days', 'disclosure', 'links', 'aiText', 'form']),
  /** A fact about the text, such as “It has no link.” */
  text: z.string(),
  quote: z.nullable(z.string()),
});
export type KeptRule = z.output<typeof keptRule>;

export const preflight = z.object({ verdict: z.enum(VERDICTS), findings: z.array(finding) });
export type Preflight = z.output<typeof preflight>;

const budget = z.object({
  /** A full sentence, such as “You may mention Acme in r/SaaS again in 23 days.” */
  text: z.string(),
  quotaDays: z.int(),
  /** When a mention is allowed again; null if it is allowed now. */
  againAt: z.nullable(instant),
});
export type MentionBudget = z.output<typeof budget>;

export const confirmClaim = endpoint({
  method: 'POST',
  path: '/api/drafts/claims/confirm',
  summary: 'Confirm that a sentence of a model’s draft is true, so that it may go out',
  access: 'user',
  scope: 'personOnly',
  body: z.object({
    /** The `claim` of a finding, verbatim. */
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
  summary: 'Check whether a text follows a community’s rules; nothing is saved',
  access: 'user',
  scope: 'draft',
  params: z.object({ name: communityName }),
  body: z.object({
    /** The saved post that this text belongs to. Its mention does not count as an earlier one. */
    postId: z.optional(z.string()),
    type: z._default(z.enum(POST_TYPES), 'post'),
    title: z.optional(z.nullable(z.string().check(z.maxLength(TITLE_MAX)))),
    content: z._default(z.string().check(z.maxLength(BODY_MAX)), ''),
    url: z.optional(z.nullable(unfinishedUrl)),
    flair: z.optional(z.nullable(z.string().check(z.maxLength(FLAIR_MAX)))),
    websiteUrl: z.optional(z.nullable(emptyToNull(webUrl('Please enter a valid URL')))),
    generated: z.optional(z.nullable(generatedText)),
    inOwnWords: z.optional(z.boolean()),
    scheduledAt: z.optional(z.nullable(anyInstant)),
    timeZone: z.optional(z.nullable(timeZone)),
    redditAccountId: z.optional(z.nullable(z.string())),
  }),
  output: z.extend(preflight, {
    /** Rules that apply to this text and that it follows. */
    kept: z.array(keptRule),
    /** Set if the rules limit how often a product may be mentioned. */
    budget: z.nullable(budget),
    rulesReadAt: z.nullable(instant),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const preflightPosts = endpoint({
  method: 'POST',
  path: '/api/posts/preflight',
  summary: 'Check whether saved posts follow their communities’ rules, at their own or other times',
  access: 'user',
  scope: 'draft',
  body: z.object({
    ids: z
      .array(z.string(), 'Choose at least one post.')
      .check(z.minLength(1, 'Choose at least one post.'), z.maxLength(BULK_MAX)),
    /** One time for each post; overrides `startAt` and `everyMinutes`. */
    times: z.optional(z.array(anyInstant).check(z.maxLength(BULK_MAX))),
    startAt: z.optional(anyInstant),
    everyMinutes: z._default(z.int().check(z.minimum(0), z.maximum(SPACING_MAX_MINUTES)), 0),
    timeZone: z.optional(z.nullable(timeZone)),
  }),
  output: z.array(z.extend(preflight, { id: z.string(), rulesReadAt: z.nullable(instant) })),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
