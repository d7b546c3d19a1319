import type { Falsehood } from '../claims/find-false.ts';
import type { DraftFrame } from './draft-frame.ts';
import { isClaim } from './find-claims.ts';
import { hasPlaceholder } from './find-placeholders.ts';
import { hasSecret } from './find-secrets.ts';
import type { Sentence } from '#core/text/map-sentences.ts';
import { FOREIGN_MARK, OWN_MARK } from '#core/mentions/own-site.ts';
import { deniesAuthorship, isDisclosure } from '#core/mentions/disclosure.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';

export type SentenceFault = 'link' | 'secret' | 'placeholder' | 'mention' | 'denial' | 'claim' | Falsehood;

/** Code blocks that contain prose are judged like prose. */
const READS_AS_PROSE = /^[^{}[\]();=<>]*(?<!:)$/u;

const isPlain = (text: string, { names }: DraftFrame): boolean =>
  !text.includes(OWN_MARK) && countMentions(text, names.pattern) === 0;

/** The most serious reason to remove a sentence; null if there is none. */
export function judgeSentence({ text, quoted, code }: Sentence, frame: DraftFrame): SentenceFault | null {
  const { request, mayLink, closings, names, marker, isTyped, isSupported, isFromThread } = frame;
  // If the author shares a page, the sentence that discloses this is allowed even without a product mention or link.
  if (closings.has(text.trim()) && (request.ctaStyle !== 'none' || isPlain(text, frame))) return null;
  if (text.includes(FOREIGN_MARK)) return 'link';
  if (text.includes(marker) || hasSecret(text)) return 'secret';
  if (isTyped(text)) return null;
  if (hasPlaceholder(text, code)) return 'placeholder';
  if (text.includes(OWN_MARK) && !mayLink) return 'link';
  if (request.ctaStyle === 'none' && countMentions(text, names.pattern) > 0) return 'mention';
  if (names.label !== null && request.isOwn !== false && deniesAuthorship(text)) return 'denial';
  const falsehood = code || quoted ? null : frame.findFalsehood(text);
  if (falsehood !== null && !isDisclosure(text)) return falsehood;
  if ((code && !READS_AS_PROSE.test(text)) || !isClaim(text)) return null;
  return (quoted && isFromThread(text)) || isSupported(text) ? null : 'claim';
}
