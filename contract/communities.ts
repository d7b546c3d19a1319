import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, instant } from './fields.ts';
import { POST_TYPES } from './posts.ts';

/** What a rules record has findings about. */
export const RULES_FIELDS = ['promotion', 'links', 'aiText', 'disclosure', 'days', 'quotaDays'] as const;
export type RulesField = (typeof RULES_FIELDS)[number];

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
      }),
    ),
    /** The types of post for which a rule bans text written with AI. */
    aiTextBans: z.array(z.enum(POST_TYPES)),
    readAt: z.nullable(instant),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
export type CommunityRules = z.output<typeof readCommunityRules.output>;

const writtenRule = z.object({ name: z.string(), text: z.string() });
const rulesVersion = z.object({
  no: z.int(),
  /** When it was first seen. */
  readAt: instant,
  /** What is other than in the version before; null for the first that was seen. */
  changes: z.nullable(
    z.object({
      /** What our reading says now and said before, in words; null where no rule was found, or none is kept. */
      fields: z.array(
        z.object({
          field: z.enum(RULES_FIELDS),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
          quoteBefore: z.nullable(z.string()),
          quoteAfter: z.nullable(z.string()),
        }),
      ),
      /** Null once the words of either are gone, 48 hours after they were last seen. */
      words: z.nullable(
        z.object({
          rules: z.array(z.object({ before: z.nullable(writtenRule), after: z.nullable(writtenRule) })),
          requirements: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
        }),
      ),
    }),
  ),
});
export type RulesVersionChange = z.output<typeof rulesVersion>;

export const listRulesVersions = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/rules/versions',
  summary: 'The versions of a community’s rules that were seen, the newest first',
  access: 'user',
  params: z.object({ name: communityName }),
  output: z.array(rulesVersion),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
