import { anyOf } from '#core/text/any-of.ts';
import { normalizeSentence } from './normalize-sentence.ts';
import { AI_MARKS } from './vocabulary/ai-words.ts';
import { CONDITION_MARKS, LIMIT_MARKS } from './vocabulary/limit-words.ts';
import { LINK_MARKS } from './vocabulary/link-words.ts';
import { markWords } from './vocabulary/mark.ts';
import { MODALITY_MARKS } from './vocabulary/modality-words.ts';
import { PROMOTION_MARKS } from './vocabulary/promotion-words.ts';

/**
 * The part of a sentence that makes one statement. `marked` is `plain` with known words replaced by capitalized
 * marks.
 */
export type Clause = { plain: string; marked: string; quote: string };

const SEPARATOR = anyOf(
  'g',
  /;|(?:,? )(?<!\b(?:days?|nothing|anything|everything|all) )(?:but|however|though|although|whereas)\b,?/,
  /(?<!\bnot),? (?=(?:otherwise|or else|else (?:it|they|we|you))\b)/,
  /,? (?=or (?:it|they|we|you|your \w+|the (?:posts?|comments?|links?|threads?|mods?)) (?:will|would|is|are|gets?|goes) )/,
  /(?<=\w)\? /,
);
/** Text after "otherwise" describes consequences for offenders. */
const OTHERWISE =
  /^(?:otherwise|else|or (?:else|it|they|we|you|your \w+|the (?:posts?|comments?|links?|threads?|mods?)))\b/;
const MARKS = [
  ...PROMOTION_MARKS,
  ...AI_MARKS,
  ...LINK_MARKS,
  ...CONDITION_MARKS,
  ...MODALITY_MARKS,
  ...LIMIT_MARKS,
];
export const SENTENCE_MAX = 1_000;
const MOST_PIECES = 12;

const SUBJECT = /\b(?:PROMO|AI|LINK)\b/;
const MODALITY =
  /\b(?:NO|NOT|BAN|ALLOW|ONLY)\b|\b(?:ask|tag|label|flair|disclose)\b|\bTHREAD\b|\b(?:go|goes|belongs?) (?:in|to)\b/;
const isWhole = (marked: string): boolean => SUBJECT.test(marked) && MODALITY.test(marked);

const BARE_BAN = /^(?:no|never|nope|not ok|not okay|not allowed|not permitted|banned|removed) ?[.!]*$/;
/** Doesn't split "Promotion: no" and "links: sure", which are a subject with its verdict. */
const splitAtColon = (part: string): string[] => {
  const at = part.indexOf(': ');
  if (at > 0 && BARE_BAN.test(part.slice(at + 2))) return [part.replace(': ', ' ')];
  return at > 0 && SUBJECT.test(markWords(part.slice(0, at), MARKS))
    ? [part.slice(0, at), part.slice(at + 2).replace(/^sure\b/, 'yes')]
    : [part];
};

/** Matches weekdays with their topics, as in "Meme Monday, Self-promo Sunday." */
const THEME_DAY = new RegExp(
  String.raw`^ ?(?!(?:on|and|or|every|each|at|the|from|to|until|only|not|but) )[a-z][\w ]{1,30} ` +
    String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day ?[.!]?$`,
);

/** Splits at commas only if every part makes its own statement. */
const splitAtCommas = (part: string): string[] => {
  const pieces = part.split(/,(?= )/);
  if (pieces.length > MOST_PIECES) return [part];
  if (pieces.length > 1 && pieces.every((piece) => THEME_DAY.test(piece))) return pieces;
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && isWhole(markWords(last, MARKS)) && isWhole(markWords(piece, MARKS)))
      kept.push(piece);
    else kept.push(last === undefined ? piece : `${kept.pop()},${piece}`);
  }
  return kept;
};

const LIKE = 'love|like|appreciate|have nothing against|understand|respect|know|admire|get it';
const IS_BANNED =
  String.raw`(?:(?!only\b|unless\b|except\b|\w+day)[^.;]){0,200}` +
  String.raw`\b(?:removed|deleted|banned|taken down|not|no)\b(?!.*\b(?:only|unless|except|\w+days?)\b)`;
/** Ignores the part before a "but", which allows nothing: "We have nothing against shops, but they are removed". */
const CONCEDES = new RegExp(
  String.raw`(?<=^|[:;,] )we (?:all )?(?:\w+ )?(?:${LIKE})\b[^.;:]{0,120}?,? (?:but|however),? (?=${IS_BANNED})`,
);

export const splitClauses = (quote: string): Clause[] =>
  normalizeSentence(quote.slice(0, SENTENCE_MAX))
    .replace(CONCEDES, '')
    .split(SEPARATOR)
    .flatMap(splitAtColon)
    .flatMap(splitAtCommas)
    .map((plain) => plain.trim())
    .filter((plain) => /\w/.test(plain) && !OTHERWISE.test(plain))
    .map((plain) => ({ plain, marked: markWords(plain, MARKS).trim(), quote }));
