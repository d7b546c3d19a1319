import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, emptyIsNone, PROVIDERS, webUrl } from './fields.ts';
import { answers } from './interview.ts';
import { modelPrice } from './drafting/models.ts';
import { QUESTION_KEYS, shape, TOPIC_MAX } from './drafting/shapes.ts';
import { CTA_STYLES, POST_TYPES } from './posts.ts';

const note = z.object({
  kind: z.enum(['suggestion', 'advice', 'changed', 'problem', 'claim']),
  text: z.string(),
  /** A sentence that the author can insert with one click. */
  insert: z.optional(z.string()),
  /** Of a claim: the words of the draft that stand in nothing it was made from. */
  quote: z.optional(z.string()),
});
export type Note = z.output<typeof note>;

/** Not to post at all, and what to do instead. */
export const adviceAgainst = z.object({
  verdict: z.literal('dontPost'),
  reason: z.string(),
  betterAction: z.string(),
});

export const sentToModel = z.nullable(
  z.object({ system: z.string(), prompt: z.string(), answer: z.string() }),
);

const draft = z.object({
  /** Null for comments. */
  title: z.nullable(z.string()),
  content: z.string(),
  /** `built-in`, or the id of the model. */
  engine: z.string(),
  notes: z.array(note),
  /** The given shape, or the guessed one. */
  shape,
  /** What only the author can add. */
  questions: z.array(z.object({ key: z.enum(QUESTION_KEYS), text: z.string() })),
  /** What the model itself reported; null where it did not, and for the built-in composer. */
  usage: z.nullable(z.object({ inputTokens: z.int(), outputTokens: z.int(), price: modelPrice })),
  /** What the model was sent and what it returned; null without a model. */
  sent: sentToModel,
  /** Set when it is better not to post at all. */
  advice: z.nullable(adviceAgainst),
});
export type GeneratedDraft = z.output<typeof draft>;

export const generateBody = z.object({
  topic: z
    .string('Topic is required')
    .check(
      z.trim(),
      z.minLength(1, 'Topic is required'),
      z.maxLength(TOPIC_MAX, `A topic has at most ${TOPIC_MAX} characters.`),
    ),
  subreddit: communityName,
  contentType: z._default(z.enum(POST_TYPES, 'Choose post, comment or link.'), 'post'),
  websiteUrl: z.optional(emptyIsNone(webUrl('Please enter a valid URL'))),
  ctaStyle: z._default(z.enum(CTA_STYLES, 'Choose subtle, direct or none.'), 'subtle'),
  /** The thread to answer. */
  parentUrl: z.optional(emptyIsNone(webUrl('Enter the link of the thread to answer.'))),
  /** Guessed from the topic if missing. */
  shape: z.optional(shape),
  answers: z._default(answers, []),
  /** Whether each answer follows the lead of its question. */
  leads: z._default(z.boolean(), true),
  /** Whether the shape's closing question may end the text. */
  closing: z._default(z.boolean(), true),
  /** Whether the text is about something the author made; null if they haven't said. */
  isOwn: z._default(z.nullable(z.boolean()), null),
  /** `builtIn`: this one draft is written without a model, whatever is chosen. */
  writer: z._default(z.enum(['model', 'builtIn'], 'Choose model or builtIn.'), 'model'),
  /** The saved post that it is written for, whose own mention speaks against none here. */
  postId: z.optional(z.string()),
  /** Varies the text: the same seed gives the same text for the same request. */
  seed: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * With `Accept: text/event-stream` the answer is streamed: `text` events (`{kept, text}`: the first `kept` characters
 * so far stay, `text` follows them), then one `draft` (this output) or `problem` (an error body).
 */
export const generateContent = endpoint({
  method: 'POST',
  path: '/api/generate-content',
  summary: 'Draft a post, a link post or a comment for one community, inside its rules',
  access: 'user',
  streams: true,
  body: generateBody,
  output: draft,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});

const modelSettings = z.object({
  provider: z.enum(PROVIDERS),
  model: z.nullable(z.string()),
  baseUrl: z.nullable(z.string()),
  /** Keys are write-only. */
  hasKey: z.boolean(),
  /** `installation`: set in the server's environment, and used until the workspace chooses its own. */
  source: z.enum(['installation', 'workspace']),
  monthlyTokenCap: z.nullable(z.int()),
  month: z.string(),
  usedTokens: z.int(),
  price: modelPrice,
  /** Where models can be looked for: on the asker's own machine, on the server's, or nowhere. */
  localModels: z.enum(['here', 'server', 'closed']),
});
export type ModelChoice = z.output<typeof modelSettings>;

const shortText = (most: number, message: string) => z.string().check(z.trim(), z.maxLength(most, message));

export const modelForm = z.object({
  provider: z.enum(PROVIDERS, 'Choose one of the providers.'),
  model: z.nullable(shortText(200, 'This model name is too long.')),
  baseUrl: z.optional(emptyIsNone(webUrl('Enter a web address such as http://localhost:11434/v1.'))),
  /** When omitted, the stored key stays; null deletes it. */
  apiKey: z.optional(z.nullable(shortText(500, 'This key is too long.'))),
  monthlyTokenCap: z.nullable(
    z.int('Enter a whole number of tokens.').check(z.gte(0, 'Enter a whole number of tokens.')),
  ),
});

export const readModelChoice = endpoint({
  method: 'GET',
  path: '/api/settings/model',
  summary: 'Which model writes for this workspace, and what it has used this month',
  access: 'user',
  output: modelSettings,
  errors: ['UNAUTHORIZED'],
});

export const saveModelChoice = endpoint({
  method: 'PUT',
  path: '/api/settings/model',
  summary: 'Choose the model that writes for this workspace',
  access: 'user',
  body: modelForm,
  output: modelSettings,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const testModelChoice = endpoint({
  method: 'POST',
  path: '/api/settings/model/test',
  summary: 'Have a small draft written with these settings, saved or not',
  access: 'user',
  body: modelForm,
  output: z.object({
    ok: z.boolean(),
    message: z.string(),
    /** What the model wrote, to judge it by. */
    draft: z.nullable(z.object({ title: z.nullable(z.string()), content: z.string() })),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT', 'RATE_LIMITED'],
});

export const FACT_LENGTH_MAX = 300;
export const FACT_COUNT_MAX = 50;
const facts = z.object({
  /** The product's name, spelled as the author spells it. */
  product: z.nullable(shortText(80, 'A name has at most 80 characters.')),
  /** True statements about the author and the product, limitations included. */
  about: z
    .array(shortText(FACT_LENGTH_MAX, `A statement has at most ${FACT_LENGTH_MAX} characters.`))
    .check(z.maxLength(FACT_COUNT_MAX, `Keep at most ${FACT_COUNT_MAX} statements.`)),
});
export type FactsFile = z.output<typeof facts>;
export const factsForm = facts;

export const readFactsFile = endpoint({
  method: 'GET',
  path: '/api/settings/facts',
  summary: 'What generated texts may say of you and your product',
  access: 'user',
  output: facts,
  errors: ['UNAUTHORIZED'],
});

export const saveFactsFile = endpoint({
  method: 'PUT',
  path: '/api/settings/facts',
  summary: 'Keep what is true of you and your product',
  access: 'user',
  body: facts,
  output: facts,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
