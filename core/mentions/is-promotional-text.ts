import { anyOf } from '#core/text/any-of.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { disclosesStake } from './discloses-stake.ts';
import { hasSentence, isDisclosure, isMakersSentence } from './disclosure.ts';
import { findLinks } from './find-links.ts';

const LONGEST = 4_000;
const QUOTED = /^ {0,3}>.*$/gm;
const OFFERS = anyOf(
  'i',
  /\b(?:my|our) (?:referral|affiliate|promo|discount|invite|coupon) (?:code|link)\b/,
  /\buse (?:my |the )?code \w/,
  /\b(?:dm|pm|message) (?:me|us) (?:for|if|and|to)\b/,
  /\blink in (?:my|our) (?:bio|profile)\b/,
);

/** True if a text promotes its author's own product, named or not: discloses, links, shows or offers it. */
export function isPromotionalText(whole: string): boolean {
  const text = sanitizeText(whole.slice(0, LONGEST)).replace(QUOTED, '');
  const isTheirs = () =>
    hasSentence(text, (sentence) => isMakersSentence(sentence) || isDisclosure(sentence));
  return OFFERS.test(text) || hasSentence(text, disclosesStake) || (findLinks(text).length > 0 && isTheirs());
}
