import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { VariantWay } from '#contract/drafting/variants.ts';
import type { GeneratedDraft } from '#contract/drafts.ts';
import { type Brief, listAnswers } from '#core/composer/brief.ts';
import { extractGenerated } from '#core/composer/composition.ts';
import type { Composition, DraftRequest } from '#core/composer/work.ts';
import { findOwnSentences } from '#core/drafts/variants/own-sentences.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import type { VariantRequest } from '#web/features/drafts/generate/generate-draft.ts';

/** Leaves out values that are empty, default, or of another content type. */
export function buildDraftRequest(
  brief: Brief,
  more: Pick<DraftRequest, 'seed' | 'writer' | 'postId'> = {},
): DraftRequest {
  const { topic, subreddit, contentType, ctaStyle, shape, leads, closing, isOwn } = brief;
  const isComment = contentType === 'comment';
  const websiteUrl = brief.websiteUrl.trim();
  const parentUrl = isComment ? brief.parentUrl.trim() : '';
  const answers = listAnswers(brief.answers);
  return {
    topic,
    subreddit,
    contentType,
    ctaStyle,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(shape && !isComment && { shape }),
    ...(answers.length > 0 && { answers }),
    ...(!leads && { leads }),
    ...(!closing && { closing }),
    ...(isOwn !== null && { isOwn }),
    ...more,
  };
}

export const WAY_NAMES: Readonly<Record<VariantWay, string>> = {
  shorter: 'Shorter',
  plainer: 'Plainer',
  lessAdvert: 'Less like an advert',
  ownVoice: 'In my voice',
};

const draftOf = ({ type, words: { title, content } }: Composition) => ({
  title: type === 'comment' ? null : title,
  content,
});

/** The claims of the draft that are still in the text. */
const openClaims = ({ words: { title, content }, notes }: Composition): string[] =>
  notes.flatMap(({ quote }) => (quote && (hasQuote(content, quote) || hasQuote(title, quote)) ? quote : []));

/** Uses the text's interview, or the form without one. */
export function buildVariantRequest(composition: Composition, brief: Brief, way: VariantWay): VariantRequest {
  const { type, subreddit, ctaStyle, websiteUrl, parentUrl, generated, words, interview } = composition;
  const { topic, answers, shape, ...choices } = interview ?? buildDraftRequest(brief);
  const { leads = true, closing = true, isOwn = null } = choices;
  return {
    way,
    topic: topic.trim() || words.content.trim().slice(0, TOPIC_MAX),
    subreddit,
    contentType: type,
    ctaStyle,
    leads,
    closing,
    isOwn,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(answers && { answers }),
    ...(shape && { shape }),
    draft: draftOf(composition),
    generated,
    unconfirmed: openClaims(composition),
  };
}

/** A text as rewritten by a model. The author's own sentences still count as theirs. */
export function toVariant(
  composition: Composition,
  request: VariantRequest,
  draft: GeneratedDraft,
): Composition {
  const { title, content, engine, usage, notes, advice } = draft;
  const own = findOwnSentences(draftOf(composition), composition.generated, []);
  const words = { title: title ?? '', content };
  const generated = extractGenerated(draft, request, own);
  const text = { words, original: words, editing: null, generated, inOwnWords: false };
  return { ...composition, ...text, notes, engine, usage, advice };
}
