import * as z from 'zod/mini';
import { generateBody, generateContent } from '../drafts.ts';
import { endpoint } from '../endpoint.ts';

/** How a draft can be written anew. */
export const VARIANT_WAYS = ['shorter', 'plainer', 'lessAdvert', 'ownVoice'] as const;
export type VariantWay = (typeof VARIANT_WAYS)[number];
/** Longer texts do not fit into one answer of a model. */
export const VARIANT_TEXT_MAX = 8_000;
/** So many own posts are needed before a voice can be told from them. */
export const VOICE_POSTS_MIN = 3;

const words = z.object({ title: z.nullable(z.string()), content: z.string() });

export const variantBody = z.extend(z.omit(generateBody, { writer: true }), {
  way: z.enum(VARIANT_WAYS, 'Choose how the draft is to change.'),
  /** The text as it stands. */
  draft: z.object({
    title: z.nullable(z.string().check(z.maxLength(1_000))),
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write some text first.'),
        z.maxLength(
          VARIANT_TEXT_MAX,
          'This text is too long to be rewritten at once: it may have 8,000 characters.',
        ),
      ),
  }),
  /** The generated text that it began from, so that the author's own sentences are known; null if typed by hand. */
  generated: z._default(z.nullable(words), null),
  /** What was marked as not from the author and still stands: it stays unconfirmed. */
  unconfirmed: z._default(z.array(z.string()).check(z.maxLength(50)), []),
});

/** Streamed like a first draft; needs a model. Nothing is replaced: the caller has both texts. */
export const writeVariant = endpoint({
  method: 'POST',
  path: '/api/generate-content/variant',
  summary: 'Write a draft anew: shorter, plainer, less like an advert, or in the author’s voice',
  access: 'user',
  streams: true,
  body: variantBody,
  output: generateContent.output,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});

const voice = z.object({
  /** Whether own posts may be sent to the model; off at first. */
  allowed: z.boolean(),
  /** How many there are to tell a voice from: published, and mostly in the author's own words. */
  posts: z.int(),
});
export type Voice = z.output<typeof voice>;

export const readVoice = endpoint({
  method: 'GET',
  path: '/api/settings/voice',
  summary: 'Whether the model may see the posts that were published before',
  access: 'user',
  output: voice,
  errors: ['UNAUTHORIZED'],
});

export const saveVoice = endpoint({
  method: 'PUT',
  path: '/api/settings/voice',
  summary: 'Allow the model to see the posts that were published before, or no longer',
  access: 'user',
  body: z.object({ allowed: z.boolean() }),
  output: voice,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
