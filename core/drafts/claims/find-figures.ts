const NUMBER = String.raw`(?:[$\u20ac\u00a3] ?)?\d[\d.,]*\d|(?:[$\u20ac\u00a3] ?)?\d`;
const SPELLED =
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen';
const COUNT = String.raw`(?<![\p{L}\p{N}_.#/-])(?:${NUMBER}|(?:${SPELLED}|a dozen)(?![\p{L}\p{N}]))`;
const UNIT = String.raw`(?: ?(?:%|\u2030|[\u20ac\u00a3]|[kmbx](?!\p{L})|percent|thousand|million|billion))?`;
const COUNTED = String.raw`(?:\p{L}{2,}s|people|hour|day|week|month|year)(?!\p{L})`;
const NOUN = String.raw`(?:[ -]${COUNTED}|[ -]\p{L}+[- ]${COUNTED})?`;
const RATE = String.raw`(?: (?:times )?(?:an?|per|each|every) (?:hour|day|week|month|year)|\/(?:hour|day|week|month|year))?`;
const FIGURE = new RegExp(COUNT + UNIT + NOUN + RATE, 'giu');

const SHARES = [
  /\b(?:by|of) (?:half|an? third|a quarter)\b/gi,
  /\b(?:half|thirds?|quarters?) of (?:our|my|their|them|those|these)\b/gi,
  /\b(?:halved|doubled|tripled|quadrupled|twice|thrice)\b/gi,
  /\b(?:one|two|three|four|an?) (?:thirds?|quarters?|fifths?)\b/gi,
  /\b(?:once|twice) (?:an?|per|each|every) (?:hour|day|week|month|year)\b/gi,
  /\ban? (?:hundred|thousand|million|billion)(?: \p{L}{2,}s)?/giu,
];

const find = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([found]) => found);

/** The figures in a text, with their units. */
export const findFigures = (text: string): string[] => [
  ...find(text, FIGURE),
  ...SHARES.flatMap((pattern) => find(text, pattern)),
];
