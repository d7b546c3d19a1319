import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, instant } from './fields.ts';
import { POST_TYPES } from './posts.ts';

export const readCommunityRules = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/rules',
  summary: 'A community’s rules for posts, in its own words',
  access: 'user',
  scope: 'read',
  params: z.object({ name: communityName }),
  output: z.object({
    name: z.string(),
    /** False if no account can read the rules. */
    known: z.boolean(),
    message: z.nullable(z.string()),
    rules: z.array(z.object({ name: z.string(), text: z.string() })),
    /** What the rules mean for the author, each with its source. */
    findings: z.array(
      z.object({
        severity: z.enum(['stop', 'care', 'note']),
        text: z.string(),
        because: z.nullable(z.string()),
        /** Why a workspace member corrected this finding. */
        corrected: z.optional(z.string()),
      }),
    ),
    /** The post types for which a rule bans AI-written text. */
    aiTextBans: z.array(z.enum(POST_TYPES)),
    /** Where the rules come from; null if they are unknown. */
    source: z.nullable(z.enum(['platform', 'pasted'])),
    readAt: z.nullable(instant),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
export type CommunityRules = z.output<typeof readCommunityRules.output>;

/** `approvedOnly`, `banned` and `barred` describe this account. For `barred` the platform gives no reason. */
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
  summary: 'Whether a community exists, who may post, and which flairs an author can choose',
  access: 'user',
  scope: 'read',
  params: z.object({ name: communityName }),
  output: z.object({
    name: z.string(),
    access: z.enum(COMMUNITY_ACCESS),
    /** Null if we could not read whether posts need a flair. */
    flairRequired: z.nullable(z.boolean()),
    flairs: z.nullable(z.array(z.object({ text: z.string() }))),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED'],
});
export type PostingAccess = z.output<typeof readAdmission.output>;
