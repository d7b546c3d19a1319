import * as z from 'zod/mini';
import { generateBody, generateContent } from '../drafts.ts';
import { endpoint } from '../endpoint.ts';

export const VARIANT_WAYS = ['shorter', 'plainer', 'lessAdvert', 'ownVoice'] as const;
export type VariantWay = (typeof VARIANT_WAYS)[number];
/** Longer texts do not fit into one model response. */
export const VARIANT_TEXT_MAX = 8_000;
/** The minimum number of published posts for learning the author's style. */
export const VOICE_POSTS_MIN = 3;

const words = z.object({ title: z.nullable(z.string()), content: z.string() });

export const variantBody = z.extend(z.omit(generateBody, { writer: true }), {
  way: z.enum(VARIANT_WAYS, 'Choose how the draft is to change.'),
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
  /** The generated text that the author started from, to recognize their own sentences; null if they typed it by hand. */
  generated: z._default(z.nullable(words), null),
  /** Claims still in the text that we marked as unsupported by what the author said. They stay unconfirmed. */
  unconfirmed: z._default(z.array(z.string()).check(z.maxLength(50)), []),
});

/** Streamed like a first draft; needs a model. Replaces nothing: the caller gets both texts. */
export const writeVariant = endpoint({
  method: 'POST',
  path: '/api/generate-content/variant',
  summary: 'Rewrite a draft: shorter, plainer, less like an advert, or in the author’s voice',
  access: 'user',
  scope: 'draft',
  streams: true,
  body: variantBody,
  output: generateContent.output,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'RATE_LIMITED', 'UNAVAILABLE', 'CONFLICT'],
});

const voice = z.object({
  /** True if the user's own posts may be sent to the model; false by default. */
  allowed: z.boolean(),
  /** Posts to learn the style from: published, and mostly in the author's own words. */
  posts: z.int(),
});
export type Voice = z.output<typeof voice>;

export const readVoice = endpoint({
  method: 'GET',
  path: '/api/settings/voice',
  summary: 'Whether the model may read your published posts',
  access: 'user',
  scope: 'read',
  output: voice,
  errors: ['UNAUTHORIZED'],
});

export const saveVoice = endpoint({
  method: 'PUT',
  path: '/api/settings/voice',
  summary: 'Allow the model to read your published posts, or stop it',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ allowed: z.boolean() }),
  output: voice,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
