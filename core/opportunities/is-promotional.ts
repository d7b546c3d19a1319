import { anyOf } from '#core/text/any-of.ts';
import { disclosesStake } from '#core/mentions/discloses-stake.ts';
import { hasSentence, isDisclosure, isMakersSentence } from '#core/mentions/disclosure.ts';
import { findLinks } from '#core/mentions/find-links.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';

const LONGEST = 4_000;
const QUOTED = /^ {0,3}>.*$/gm;
const OFFERS = anyOf(
  'i',
  /\b(?:my|our) (?:referral|affiliate|promo|discount|invite|coupon) (?:code|link)\b/,
  /\buse (?:my |the )?code \w/,
  /\b(?:dm|pm|message) (?:me|us) (?:for|if|and|to)\b/,
  /\blink in (?:my|our) (?:bio|profile)\b/,
);

/** True if an answer promotes the author's own product: discloses, links, shows or offers it. */
export function isPromotionalText(answer: string): boolean {
  const text = sanitizeText(answer.slice(0, LONGEST)).replace(QUOTED, '');
  const isTheirs = () =>
    hasSentence(text, (sentence) => isMakersSentence(sentence) || isDisclosure(sentence));
  return OFFERS.test(text) || hasSentence(text, disclosesStake) || (findLinks(text).length > 0 && isTheirs());
}
