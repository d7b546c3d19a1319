import { EVERYDAY_WORDS } from '#core/text/everyday-words.ts';
import { splitWords } from '#core/text/split-words.ts';
import { isClaim } from '../enforce/find-claims.ts';
import { findBoasts } from './find-boasts.ts';
import { findFigures } from './find-figures.ts';
import type { Material } from './find-invented.ts';
import { findNames } from './find-names.ts';
import { findTimes } from './find-times.ts';
import { stemClaims } from './stem-claims.ts';

/** `others`: a claim that names someone missing from the material. `denied`: it affirms something that a fact denies. */
export type Falsehood = 'others' | 'denied';

const DENIES = /(?<!\p{L})(?:no|not|never|without|cannot|none)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** The words after each negation, up to the end of its clause. */
const DENIED = new RegExp(`(?:${DENIES.source})([^,.;:]+)`, 'giu');
/** Negations that don't deny what follows: "not only X", "not X until Y", "not X but Y". */
const QUALIFIES = /(?<!\p{L})(?:only|just|until|before|unless|but)(?!\p{L})/iu;
const FEWEST = 2;

const claims = (sentence: string): boolean =>
  isClaim(sentence) || [findFigures, findTimes, findBoasts].some((find) => find(sentence).length > 0);

const FIRST_WORD = /^[^\p{L}\p{N}]*(\p{Lu}[\p{L}\p{N}]+)/u;

/**
 * Names in a text: words capitalized inside a sentence and never lowercase. A capital at the start of a sentence
 * proves nothing, and an everyday word is a name only on its own.
 */
function listNames(text: string): ReadonlySet<string> {
  const plain = new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}\p{N}]*/gu));
  const named = text
    .split('\n')
    .flatMap(findNames)
    .map(splitWords)
    .flatMap((words) => (words.length === 1 ? words : words.filter((word) => !EVERYDAY_WORDS.has(word))));
  return new Set(named.filter((word) => !plain.has(word)));
}

/** Tells whether a model's sentence contradicts the material; null if it doesn't. `draft`: the whole text. */
export function createFalsehoodFinder(
  { own, other }: Material,
  draft = '',
): (sentence: string) => Falsehood | null {
  const named = listNames(draft);
  const known = new Set([...own, ...other].flatMap((text) => splitWords(text)));
  const isKnown = (name: string): boolean => {
    const words = splitWords(name);
    const telling = words.filter((word) => !EVERYDAY_WORDS.has(word));
    return (telling.length > 0 ? telling : words).some((word) => known.has(word));
  };
  const denied = own.flatMap((fact) =>
    Array.from(fact.matchAll(DENIED), ([, clause = '']) =>
      QUALIFIES.test(clause) ? [] : stemClaims(clause),
    ),
  );
  const facts = denied.filter((stems) => stems.length >= FEWEST);
  const isDenied = (sentence: string): boolean => {
    const stems = new Set(stemClaims(sentence));
    return !DENIES.test(sentence) && facts.some((fact) => fact.every((stem) => stems.has(stem)));
  };
  return (sentence) => {
    const isAsked = sentence.trimEnd().endsWith('?');
    const isSaid = isAsked ? isClaim(sentence) : claims(sentence);
    const first = FIRST_WORD.exec(sentence)?.[1] ?? '';
    const names = [...findNames(sentence), ...(named.has(first.toLowerCase()) ? [first] : [])];
    if (isSaid && names.some((name) => !isKnown(name))) return 'others';
    return !isAsked && isDenied(sentence) ? 'denied' : null;
  };
}
