import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, instant } from './fields.ts';
import { POST_TYPES } from './posts.ts';

export const readCommunityRules = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/rules',
  summary: 'What a community asks of posts, as it says itself',
  access: 'user',
  params: z.object({ name: communityName }),
  output: z.object({
    name: z.string(),
    /** False when there is no account that could read the rules. */
    known: z.boolean(),
    message: z.nullable(z.string()),
    rules: z.array(z.object({ name: z.string(), text: z.string() })),
    /** What the rules mean for the author, each with the rule it comes from. */
    findings: z.array(
      z.object({
        severity: z.enum(['stop', 'care', 'note']),
        text: z.string(),
        because: z.nullable(z.string()),
        /** Why somebody of the workspace put it right. */
        corrected: z.optional(z.string()),
      }),
    ),
    /** The types of post for which a rule bans text written with AI. */
    aiTextBans: z.array(z.enum(POST_TYPES)),
    /** Where they are from; null where they are not known. */
    source: z.nullable(z.enum(['platform', 'pasted'])),
    readAt: z.nullable(instant),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
export type CommunityRules = z.output<typeof readCommunityRules.output>;

/** `approvedOnly`, `banned` and `barred` are of this account; `barred` is without a reason. */
export const COMMUNITY_ACCESS = [
  'open',
  'approvedOnly',
  'banned',
  'barred',
  'private',
  'quarantined',
  'closed',
  'missing',
  'unknown',
] as const;
export type CommunityAccess = (typeof COMMUNITY_ACCESS)[number];

export const readAdmission = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/admission',
  summary: 'Whether a community is there, who may post, and which flairs an author can choose',
  access: 'user',
  params: z.object({ name: communityName }),
  output: z.object({
    name: z.string(),
    access: z.enum(COMMUNITY_ACCESS),
    /** Null where it could not be read. */
    flairRequired: z.nullable(z.boolean()),
    flairs: z.nullable(z.array(z.object({ text: z.string() }))),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
export type CommunityAdmission = z.output<typeof readAdmission.output>;
