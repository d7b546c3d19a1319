import type { Input, Output } from '#contract/endpoint.ts';
import { VOICE_POSTS_MIN, type writeVariant as endpoint } from '#contract/drafting/variants.ts';
import { findOwnSentences } from '#core/drafts/variants/own-sentences.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { generateDraft, type StreamOptions } from './generate-draft.ts';
import { findOwnPosts, isVoiceAllowed } from './voice.ts';

/** Has the model rewrite a draft from the same material, under the same constraints. */
export async function writeVariant(
  ctx: UserContext,
  { way, draft, generated, unconfirmed, ...asked }: Input<typeof endpoint>,
  stream: StreamOptions = {},
): Promise<Output<typeof endpoint>> {
  const voice = way === 'ownVoice' ? await readOwnPosts(ctx) : [];
  const own = findOwnSentences(draft, generated, unconfirmed);
  return await generateDraft(ctx, { ...asked, variant: { way, draft, own, voice } }, stream);
}

/** Throws before any text is sent to the model's server. */
async function readOwnPosts(ctx: UserContext): Promise<string[]> {
  if (!(await isVoiceAllowed(ctx)))
    throw new AppError('CONFLICT', 'You haven’t allowed sending your posts to the model. Allow it first.');
  const posts = await findOwnPosts(ctx);
  if (posts.length >= VOICE_POSTS_MIN) return posts;
  throw new AppError(
    'CONFLICT',
    `Learning your voice takes at least ${VOICE_POSTS_MIN} published posts in your own words.`,
  );
}
