import type { GeneratedDraft } from '#contract/drafts.ts';
import { TOPIC_MAX } from '#contract/interview.ts';
import { type VariantWay } from '#contract/drafting/variants.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import { sayPlainly } from '#core/drafts/variants/say-plainly.ts';
import { shorten } from '#core/drafts/variants/shorten.ts';
import { ownSentences } from '#core/drafts/variants/own-sentences.ts';
import { type Brief, type Composition, draftRequestOf, generatedOf } from '../composition.ts';
import type { VariantRequest } from '../generate-draft.ts';

export const WAY_NAMES: Readonly<Record<VariantWay, string>> = {
  shorter: 'Shorter',
  plainer: 'Plainer',
  lessAdvert: 'Less like an advert',
  ownVoice: 'In my voice',
};

/** Another text for the one that is there; neither goes before the author has chosen. */
export type Variant = { way: VariantWay; next: Composition };

const draftOf = ({ type, words: { title, content } }: Composition) => ({
  title: type === 'comment' ? null : title,
  content,
});
const standingClaims = ({ words: { title, content }, notes }: Composition): string[] =>
  notes.flatMap(({ quote }) => (quote && (hasQuote(content, quote) || hasQuote(title, quote)) ? quote : []));

/** The same material that the text was made from; where nobody kept that, what the form knows. */
export function variantRequestOf(composition: Composition, brief: Brief, way: VariantWay): VariantRequest {
  const { type, subreddit, ctaStyle, websiteUrl, parentUrl, generated, words, interview } = composition;
  const { topic, answers, isOwn } = interview ?? draftRequestOf(brief);
  return {
    way,
    topic: topic.trim() || words.content.trim().slice(0, TOPIC_MAX),
    subreddit,
    contentType: type,
    ctaStyle,
    ...(websiteUrl && { websiteUrl }),
    ...(parentUrl && { parentUrl }),
    ...(answers && { answers }),
    ...(typeof isOwn === 'boolean' && { isOwn }),
    draft: draftOf(composition),
    generated,
    unconfirmed: standingClaims(composition),
  };
}

/** The text that a model wrote anew. What stands in it as the author wrote it stays theirs. */
export function modelVariant(
  composition: Composition,
  request: VariantRequest,
  draft: GeneratedDraft,
): Variant {
  const { title, content, engine, usage, advice } = draft;
  const notes = [...draft.notes, ...composition.notes.filter(({ role }) => role)];
  const own = ownSentences(draftOf(composition), composition.generated, []);
  const words = { title: title ?? '', content };
  const generated = generatedOf({ title, content, notes, engine }, request, own);
  const said = { words, original: words, editing: null, generated, inOwnWords: false };
  return { way: request.way, next: { ...composition, ...said, notes, engine, usage, advice } };
}

/** What code can do without a model; nothing where it would change nothing. */
export function codeVariants(composition: Composition): Variant[] {
  const { words, generated } = composition;
  const ways: [VariantWay, string | null][] = [
    ['shorter', shorten(words.content, generated?.content ?? '')],
    ['plainer', sayPlainly(words.content)],
  ];
  return ways.flatMap(([way, content]) => {
    if (content === null) return [];
    const next = { ...words, content };
    // Our own words for the author's are none of theirs.
    const begun = generated && way === 'plainer' ? sayPlainly(generated.content) : null;
    return {
      way,
      next: {
        ...composition,
        words: next,
        original: next,
        ...(generated && begun && { generated: { ...generated, content: begun } }),
      },
    };
  });
}
