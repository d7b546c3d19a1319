import { foldConfusables } from '#core/text/fold-confusables.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { EVERYDAY_WORDS } from '#core/text/everyday-words.ts';
import { escapePattern } from './own-site.ts';
import { buildNamePattern, cleanName } from './product-names.ts';

/** True if a text contains the name. `folded`: the same text with each lookalike letter replaced. */
export type NameFinder = (text: string, folded: string) => boolean;

/** Words that, after a name, show that it is a product's name. */
const NOUN =
  '(?:app|tool|software|platform|plugin|extension|website|startup|saas|api|cli|account|subscription)';
const AFTER = new RegExp(
  `^(?:['’]s)?(?: ${NOUN}(?![\\p{L}\\p{N}])|\\.(?:com|io|app|so|dev|ai|co|org|net)(?![\\p{L}\\p{N}]))`,
  'u',
);
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:called|named|${NOUN}) ["'“‘]?$`, 'u');
const MAKING = /(?<![\p{L}\p{N}])(?:built|made|launched|created|founded|use|using|try) $/u;
/** "A notes app" is any notes app; "the notes app" may be the product. */
const ANY = /(?<![\p{L}\p{N}])(?:an?|any|some|no|another|each|every|most|many) $/u;
const BESIDE_LENGTH = 24;

const lettersOf = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const isUpper = (letter: string | undefined): boolean => letter !== undefined && /\p{Lu}/u.test(letter);
const isSpelledLike = (text: string, name: string): boolean => {
  const letters = lettersOf(name);
  return lettersOf(text).every((letter, index) => isUpper(letter) === isUpper(letters[index]));
};

/** "AcmeTool" and "Acme Tool" have the same parts. */
const partsOf = (name: string): string[] =>
  (name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u));

const isEveryday = (part: string): boolean => {
  const folded = foldConfusables(part);
  return /^[a-z\d]$/.test(folded) || EVERYDAY_WORDS.has(folded);
};

/** Matches names of a letter or two with symbols, such as "C++", or with a leading symbol, such as ".NET". */
const isSigned = (name: string): boolean =>
  /[^\p{L}\p{N}\p{M}\s]/u.test(name) &&
  (/^[.+#]/.test(name) || name.replace(/[^\p{L}\p{N}]/gu, '').length < 3);

const findAll = (name: string): NameFinder => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(foldConfusables(name))}(?![\\p{L}\\p{N}])`,
    'u',
  );
  return (_, folded) => pattern.test(folded);
};

/**
 * Finds a name in any case, with or without spaces between its parts. A name made of everyday words must be spelled
 * exactly, written as one word, or next to a word that marks it as a name.
 */
export function createNameFinder(stated: string): NameFinder | null {
  const signed = sanitizeText(stated).trim();
  if (isSigned(signed)) return findAll(signed);
  const name = cleanName(stated);
  const parts = partsOf(name);
  if (parts.length === 0) return null;
  const body = buildNamePattern(parts);
  if (!parts.every(isEveryday)) {
    const pattern = new RegExp(body, 'u');
    return (_, folded) => pattern.test(folded);
  }
  const pattern = new RegExp(body, 'gu');
  const spelled = isUpper(lettersOf(name).find(isUpper))
    ? name
    : name.charAt(0).toUpperCase() + name.slice(1);
  const isLetter = parts.join('').length === 1;
  return (text, folded) =>
    [...folded.matchAll(pattern)].some(({ index, 0: found }) => {
      const before = folded.slice(Math.max(0, index - BESIDE_LENGTH), index);
      const after = folded.slice(index + found.length, index + found.length + BESIDE_LENGTH);
      const isNamed = BEFORE.test(before) || (AFTER.test(after) && !ANY.test(before));
      const isSpelled = isSpelledLike(text.slice(index, index + found.length), spelled);
      if (isLetter) return isSpelled && (isNamed || MAKING.test(before));
      return isSpelled || isNamed || (parts.length > 1 && !/\s/.test(found));
    });
}
