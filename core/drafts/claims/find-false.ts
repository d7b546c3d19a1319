import { isClaim } from '../enforce/find-claims.ts';
import { findBoasts } from './find-boasts.ts';
import { findFigures } from './find-figures.ts';
import type { Material } from './find-invented.ts';
import { findNames } from './find-names.ts';
import { findTimes } from './find-times.ts';
import { stemClaims } from './stem-claims.ts';

/** `others`: claims something and names somebody who is not in the material. `denied`: affirms what a fact denies. */
export type Falsehood = 'others' | 'denied';

const DENIES = /(?<!\p{L})(?:no|not|never|without|cannot|none)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What a fact denies: the words after the negation, in its clause. */
const DENIED = new RegExp(`(?:${DENIES.source})([^,.;:]+)`, 'iu');
const FEWEST = 2;

const claims = (sentence: string): boolean =>
  isClaim(sentence) || [findFigures, findTimes, findBoasts].some((find) => find(sentence).length > 0);

/** Tells whether a sentence of a model is false as far as the material shows; null if it isn't. */
export function createFalseFinder({ own, other }: Material): (sentence: string) => Falsehood | null {
  const known = [...own, ...other].join('\n').toLowerCase();
  const isKnown = (name: string): boolean =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => known.includes(word));
  const denied = own
    .map((fact) => stemClaims(DENIED.exec(fact)?.[1] ?? ''))
    .filter((stems) => stems.length >= FEWEST);
  const isDenied = (sentence: string): boolean => {
    const stems = new Set(stemClaims(sentence));
    return !DENIES.test(sentence) && denied.some((fact) => fact.every((stem) => stems.has(stem)));
  };
  return (sentence) => {
    if (sentence.trimEnd().endsWith('?')) return null;
    if (claims(sentence) && findNames(sentence).some((name) => !isKnown(name))) return 'others';
    return isDenied(sentence) ? 'denied' : null;
  };
}
