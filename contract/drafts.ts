import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { communityName, emptyToNull, PROVIDERS, webUrl } from './fields.ts';
import { answers } from './interview.ts';
import { modelPrice } from './drafting/models.ts';
import { QUESTION_KEYS, shape, TOPIC_MAX } from './drafting/shapes.ts';
import { CTA_STYLES, POST_TYPES } from './posts.ts';

const note = z.object({
  kind: z.enum(['suggestion', 'advice', 'changed', 'problem', 'claim']),
  text: z.string(),
  /** For a claim: the words of the draft that no source supports. */
  quote: z.optional(z.string()),
});
export type Note = z.output<typeof note>;

/** Advises against posting and suggests an alternative. */
export const adviceAgainst = z.object({
  verdict: z.literal('dontPost'),
  reason: z.string(),
  betterAction: z.string(),
});

export const sentToModel = z.nullable(
  z.object({ system: z.string(), prompt: z.string(), answer: z.string() }),
);

const draft = z.object({
  /** The title; null for comments. */
  title: z.nullable(z.string()),
  content: z.string(),
  /** `built-in`, or the id of the model that wrote it. */
  engine: z.string(),
  notes: z.array(note),
  shape,
  /** Facts that only the author knows. */
  questions: z.array(z.object({ key: z.enum(QUESTION_KEYS), text: z.string() })),
  /** Token usage as the model reported it; null if it didn't, and for the built-in composer. */
  usage: z.nullable(z.object({ inputTokens: z.int(), outputTokens: z.int(), price: modelPrice })),
  /** The request to the model and its response; null without a model. */
  sent: sentToModel,
  /** Set if the draft advises the author not to post at all. */
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
  websiteUrl: z.optional(emptyToNull(webUrl('Please enter a valid URL'))),
  ctaStyle: z._default(z.enum(CTA_STYLES, 'Choose subtle, direct or none.'), 'subtle'),
  /** The link of the thread to answer. */
  parentUrl: z.optional(emptyToNull(webUrl('Enter the link of the thread to answer.'))),
  /** The shape of the text; guessed from the topic if missing. */
  shape: z.optional(shape),
  answers: z._default(answers, []),
  /** True to start each answer with its question's lead, such as "What I did:". */
  leads: z._default(z.boolean(), true),
  /** True to allow the shape's closing question at the end. */
  closing: z._default(z.boolean(), true),
  /** True if the author made what the text is about; null if they haven't said. */
  isOwn: z._default(z.nullable(z.boolean()), null),
  /** `builtIn` writes this draft without a model, regardless of the settings. */
  writer: z._default(z.enum(['model', 'builtIn'], 'Choose model or builtIn.'), 'model'),
  /** The saved post this draft is for. Its own mention does not count against the draft. */
  postId: z.optional(z.string()),
  /** A seed: the same seed and request give the same text. */
  seed: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * With `Accept: text/event-stream` the answer is streamed: `text` events (`{kept, text}`: keep the first `kept` characters so
 * far, then append `text`), then one `draft` (this output) or `problem` (an error body).
 */
export const generateContent = endpoint({
  method: 'POST',
  path: '/api/generate-content',
  summary: 'Draft a post, link post or comment within a community’s rules',
  access: 'user',
  scope: 'draft',
  streams: true,
  body: generateBody,
  output: draft,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});

const modelSettings = z.object({
  provider: z.enum(PROVIDERS),
  model: z.nullable(z.string()),
  baseUrl: z.nullable(z.string()),
  /** Write-only: keys are never returned. */
  hasKey: z.boolean(),
  /** `installation`: from the server's environment, used until the workspace chooses a model. */
  source: z.enum(['installation', 'workspace']),
  monthlyTokenCap: z.nullable(z.int()),
  month: z.string(),
  usedTokens: z.int(),
  price: modelPrice,
  /** Where to look for models: on the user's own machine, on the server, or nowhere. */
  localModels: z.enum(['here', 'server', 'closed']),
});
export type ModelChoice = z.output<typeof modelSettings>;

const shortText = (most: number, message: string) => z.string().check(z.trim(), z.maxLength(most, message));

export const modelForm = z.object({
  provider: z.enum(PROVIDERS, 'Choose one of the providers.'),
  model: z.nullable(shortText(200, 'This model name is too long.')),
  baseUrl: z.optional(emptyToNull(webUrl('Enter a web address such as http://localhost:11434/v1.'))),
  /** If the key is omitted, the stored one stays; null deletes it. */
  apiKey: z.optional(z.nullable(shortText(500, 'This key is too long.'))),
  monthlyTokenCap: z.nullable(
    z.int('Enter a whole number of tokens.').check(z.gte(0, 'Enter a whole number of tokens.')),
  ),
});

export const readModelChoice = endpoint({
  method: 'GET',
  path: '/api/settings/model',
  summary: 'The model that writes for this workspace, and its usage this month',
  access: 'user',
  scope: 'read',
  output: modelSettings,
  errors: ['UNAUTHORIZED'],
});

export const saveModelChoice = endpoint({
  method: 'PUT',
  path: '/api/settings/model',
  summary: 'Choose the model that writes for this workspace',
  access: 'user',
  scope: 'personOnly',
  body: modelForm,
  output: modelSettings,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});

export const testModelChoice = endpoint({
  method: 'POST',
  path: '/api/settings/model/test',
  summary: 'Write a short test draft with these settings, saved or not',
  access: 'user',
  scope: 'personOnly',
  body: modelForm,
  output: z.object({
    ok: z.boolean(),
    message: z.string(),
    /** A sample text for the user to judge the model by. */
    draft: z.nullable(z.object({ title: z.nullable(z.string()), content: z.string() })),
  }),
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT', 'RATE_LIMITED'],
});

export const FACT_LENGTH_MAX = 300;
export const FACT_COUNT_MAX = 50;
const facts = z.object({
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
  summary: 'Facts that generated texts may state about you and your product',
  access: 'user',
  scope: 'read',
  output: facts,
  errors: ['UNAUTHORIZED'],
});

export const saveFactsFile = endpoint({
  method: 'PUT',
  path: '/api/settings/facts',
  summary: 'Save the facts about you and your product',
  access: 'user',
  scope: 'personOnly',
  body: facts,
  output: facts,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
