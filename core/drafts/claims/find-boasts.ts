/** Matches "cheaper than" and "the best". */
const COMPARES = [
  /(?<!\bno )\b(?:(?!rather|other)[a-z]{3,}er|more [a-z]+|less [a-z]+|better|worse) than\b/gi,
  /\bthe (?:(?:most|least) [a-z]+|best|fastest|cheapest|easiest|simplest|only|first|leading|biggest|largest)\b/gi,
  /\bthe (?:smallest|highest|lowest|top|worst)\b|\b(?:most|least) (?:popular|reliable|accurate|trusted|loved)\b/gi,
];
/** Matches "Customers love it" and "people tell us". */
const OTHERS_SAY =
  /\b(?:\p{L}{3,}s|people|everyone|everybody) (?:(?:all |really |have )?(?:love|rave|praise|agree|told|tell)d?(?: us| me)?)\b/giu;
/** Matches "Most customers" and "hundreds of teams". */
const MANY = 'most|nearly all|almost all|hardly any|an? majority|dozens|hundreds|thousands';
const QUANTITY = new RegExp(`\\b(?:${MANY}) (?:of )?(?:(?:my|our|the|their) )?[a-z]{3,}s\\b`, 'gi');

const PATTERNS = [...COMPARES, QUANTITY, OTHERS_SAY];

/** Comparisons, and statements about unnamed people. Only the author can know if they are true. */
export const findBoasts = (text: string): string[] =>
  PATTERNS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found));

const TELLING =
  /\b(?:most|majority|dozens|hundreds|thousands|least|best|only|first|leading|lowest|top|worst|more|less|\w+(?:est|er))\b/i;

/** The word that a statement must contain to support this comparison or claim; null if there is none. */
export const findBoastKeyword = (boast: string): string | null =>
  TELLING.exec(boast)?.[0].toLowerCase() ?? null;
