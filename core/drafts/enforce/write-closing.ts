import { countMentions } from '#core/mentions/count-mentions.ts';
import {
  hasDisclosure,
  hasSentence,
  isMakersSentence,
  writeDisclosure,
  writeDisclosureByName,
} from '#core/mentions/disclosure.ts';
import { OWN_MARK } from '#core/mentions/own-site.ts';
import { readProductNames } from '#core/mentions/product-names.ts';
import { guessLanguage } from '#core/text/guess-language.ts';
import { hasTitle } from '../draft-request.ts';
import type { ProductFrame } from './product-frame.ts';

/** The disclosure and link a text still needs, with own addresses marked; empty if none. */
export function writeClosing(text: string, title: string | null, frame: ProductFrame): string {
  const { request, names, mayLink, site } = frame;
  const { product } = request.facts;
  const link = request.ctaStyle === 'direct' && mayLink && !text.includes(OWN_MARK);
  const whole = `${title ?? ''}\n${text}`;
  const named = countMentions(whole.replaceAll(OWN_MARK, ''), names.pattern) > 0;
  const isTheirs = request.isOwn === false && product === null;
  // A link post to the author's own site is about their product even if the text doesn't name it.
  const isOwnPage =
    request.task === 'link' &&
    site !== null &&
    (request.isOwn === true ||
      countMentions(site.host, readProductNames({ product, pageTitle: null }, null).pattern) > 0);
  if (!(request.isOwn === true || link || named || text.includes(OWN_MARK) || isOwnPage)) return '';
  const disclosed = isTheirs || discloses(title ?? '', whole, frame);
  // In a comparison, "it" could be either product.
  const isCompared = hasTitle(request.task) && request.ctaStyle !== 'none' && request.shape === 'comparison';
  if (!disclosed && !link && named && names.label !== null && isCompared)
    return writeDisclosureByName(names.label);
  const given = named ? 'name' : text.includes(OWN_MARK) || isOwnPage ? 'site' : 'neither';
  return writeDisclosure(names.label, { disclosed, given, link }, guessLanguage(whole));
}

const OURS = /(?<!\p{L})(?:my|our)(?!\p{L})/iu;

/** Questions whose answers are about the thing that the author made. */
const OF_THING: ReadonlySet<string | null> = new Set(['does', 'thing', 'says', 'why', 'lacks', 'audience']);

/**
 * Whether the author made what the text is about: the title ("My first game", "We shipped …") or an answer about the thing
 * says so. "I made a list" in another answer is about something else.
 */
function discloses(title: string, whole: string, { request, names }: ProductFrame): boolean {
  if (request.isOwn !== true) return hasDisclosure(whole, names.label);
  const about = request.answers.filter(({ question }) => OF_THING.has(question)).map(({ text }) => text);
  return (
    OURS.test(title) ||
    [title, ...about].some(
      (text) => hasSentence(text, isMakersSentence) || hasDisclosure(text, names.label),
    ) ||
    hasSentence(whole, (sentence) => EXPLICIT.test(sentence) && hasDisclosure(sentence, names.label))
  );
}
const EXPLICIT = /disclos|offenlegung|transparen[ct]|trasparenza|duidelijkheid|work on|is my own|is mine/i;
