import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, instant, webUrl } from './fields.ts';
import { OTHER_SUBJECTS } from './reading/rule-subjects.ts';

/** `unclear`: a rule mentions promotion without a clear verdict. `unknown`: no rule mentions it. */
export const PROMOTION_RULES = ['banned', 'limited', 'permission', 'allowed', 'unclear', 'unknown'] as const;
export type PromotionRule = (typeof PROMOTION_RULES)[number];

/** A community's verdict on promotion as its cards show it. */
export const promotionVerdict = {
  /** Missing until the community's rules are read. */
  promotion: z.optional(z.enum(PROMOTION_RULES)),
  /** The recurring thread that promotion is limited to, such as "weekly thread". */
  promotionThread: z.optional(z.string()),
};
export type PromotionVerdict = { promotion: PromotionRule; promotionThread?: string };

export const RULES_FIELDS = ['promotion', 'links', 'aiText', 'disclosure', 'days', 'quotaDays'] as const;
export type RulesField = (typeof RULES_FIELDS)[number];

/** All subjects of a rules record: its fields, requirements from the community's settings, and who may post. */
export const RECORD_SUBJECTS = [
  ...RULES_FIELDS,
  'threads',
  'reposts',
  'flair',
  'title',
  'body',
  'domains',
  'gates',
  ...OTHER_SUBJECTS,
] as const;
export type RecordSubject = (typeof RECORD_SUBJECTS)[number];
/** The moderators' answer to a request to promote something. */
export const LEAVE_ANSWERS = ['asked', 'granted', 'refused'] as const;

export const PASTED_MAX = 20_000;
export const REASON_MAX = 300;
const byName = z.object({ name: communityName });
const errors = ['UNAUTHORIZED', 'INVALID_INPUT'] as const;
const day = z.iso.date('Choose a day.');

const leave = z.object({ answer: z.enum(LEAVE_ANSWERS), at: instant, note: z.string() });
const correction = z.object({
  reason: z.string(),
  at: instant,
  by: z.string(),
  /** Our own finding, before the correction; null if we found no rule. */
  instead: z.nullable(z.string()),
});
const fieldValue = z.union([z.string(), z.boolean(), z.number(), z.array(z.string()), z.null()]);
export type FieldValue = z.output<typeof fieldValue>;
const recordRow = z.object({
  subject: z.enum(RECORD_SUBJECTS),
  /** The value a correction replaces; null if none is possible. */
  value: fieldValue,
  severity: z.enum(['stop', 'care', 'fine', 'none']),
  /** The value; null if we found no rule. */
  words: z.nullable(z.string()),
  /** The sentence that the finding comes from, verbatim. */
  quote: z.nullable(z.string()),
  /** The name of the rule with this sentence; null if the name is the sentence. */
  from: z.nullable(z.string()),
  correction: z.nullable(correction),
});
export type RecordRow = z.output<typeof recordRow>;

export const readRulesRecord = endpoint({
  method: 'GET',
  path: '/api/subreddits/:name/rules/record',
  summary: 'A community’s rules record, with sources and your additions',
  access: 'user',
  scope: 'read',
  params: byName,
  output: z.object({
    name: z.string(),
    /** Null if no rules are known; `message` gives the reason. */
    record: z.nullable(
      z.object({
        source: z.enum(['platform', 'pasted']),
        url: z.nullable(z.string()),
        /** When the rules with these words were first and last seen. */
        readAt: instant,
        checkedAt: instant,
        /** False if the platform just failed to answer. */
        isCurrent: z.boolean(),
        isInEnglish: z.boolean(),
        /** Descriptions of the parts of the rules that were not read. */
        unread: z.array(z.string()),
        rows: z.array(recordRow),
        rules: z.array(z.object({ name: z.string(), text: z.string() })),
      }),
    ),
    message: z.nullable(z.string()),
    pasted: z.nullable(z.object({ text: z.string(), url: z.string(), copiedAt: instant })),
    leave: z.nullable(leave),
    /** The link that opens a message to the moderators. */
    modmailUrl: z.string(),
  }),
  errors: [...errors, 'RATE_LIMITED'],
});
export type CommunityRecord = z.output<typeof readRulesRecord.output>;

export const pasteRules = endpoint({
  method: 'PUT',
  path: '/api/subreddits/:name/rules/pasted',
  summary: 'Save rules you copied by hand, with their address and date',
  access: 'user',
  scope: 'personOnly',
  params: byName,
  body: z.object({
    text: z
      .string('Paste the rules.')
      .check(
        z.trim(),
        z.minLength(1, 'Paste the rules.'),
        z.maxLength(PASTED_MAX, `Use at most ${PASTED_MAX} characters.`),
      ),
    url: webUrl('Give the address of the page that you copied them from.'),
    copiedOn: day,
  }),
  output: null,
  errors,
});

export const removePastedRules = endpoint({
  method: 'DELETE',
  path: '/api/subreddits/:name/rules/pasted',
  summary: 'Remove the rules you pasted',
  access: 'user',
  scope: 'personOnly',
  params: byName,
  output: null,
  errors,
});

const byField = z.object({ name: communityName, field: z.enum(RULES_FIELDS) });

export const correctRule = endpoint({
  method: 'PUT',
  path: '/api/subreddits/:name/rules/corrections/:field',
  summary: 'Correct one field of a rules record, with a reason',
  access: 'user',
  scope: 'personOnly',
  params: byField,
  body: z.object({
    value: fieldValue,
    reason: z
      .string('Say why.')
      .check(
        z.trim(),
        z.minLength(1, 'Say why.'),
        z.maxLength(REASON_MAX, `Use at most ${REASON_MAX} characters.`),
      ),
  }),
  output: null,
  errors: [...errors, 'CONFLICT'],
});

export const removeCorrection = endpoint({
  method: 'DELETE',
  path: '/api/subreddits/:name/rules/corrections/:field',
  summary: 'Undo a correction',
  access: 'user',
  scope: 'personOnly',
  params: byField,
  output: null,
  errors,
});

export const recordAnswer = endpoint({
  method: 'POST',
  path: '/api/subreddits/:name/moderators',
  summary: 'Record that you asked the moderators for permission, and their answer',
  access: 'user',
  scope: 'personOnly',
  params: byName,
  body: z.object({
    answer: z.enum(LEAVE_ANSWERS),
    on: day,
    note: z.string().check(z.trim(), z.maxLength(REASON_MAX, `Use at most ${REASON_MAX} characters.`)),
  }),
  output: null,
  errors: [...errors, 'CONFLICT'],
});

const modelReading = z.object({
  engine: z.string(),
  findings: z.array(z.object({ field: z.enum(RULES_FIELDS), words: z.string(), quote: z.string() })),
});
export type ModelReading = z.output<typeof modelReading>;

export const readRulesWithModel = endpoint({
  method: 'POST',
  path: '/api/subreddits/:name/rules/model',
  summary: 'Read a community’s rules with your model; its findings are added and never relax ours',
  access: 'user',
  scope: 'draft',
  params: byName,
  output: modelReading,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});

const writtenRule = z.object({ name: z.string(), text: z.string() });
const rulesVersion = z.object({
  no: z.int(),
  readAt: instant,
  /** Changes from the previous version; null for the first version. */
  changes: z.nullable(
    z.object({
      /** Our finding before and after, as displayed; null if no rule was found or the finding is no longer stored. */
      fields: z.array(
        z.object({
          field: z.enum(RULES_FIELDS),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
          quoteBefore: z.nullable(z.string()),
          quoteAfter: z.nullable(z.string()),
        }),
      ),
      /** Null once either version's text is deleted, 48 hours after it was last seen. */
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
  summary: 'The versions of a community’s rules, newest first',
  access: 'user',
  scope: 'read',
  params: byName,
  output: z.array(rulesVersion),
  errors,
});
