import { anyOf } from '#core/text/any-of.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { type Language, LANGUAGES } from '#core/text/guess-language.ts';
import { DISCLOSURES, FOREIGN_DISCLOSURES } from './disclosure-phrases.ts';
import { escapePattern, OWN_MARK } from './own-site.ts';

const SAYS_SO = [
  /\bdisclos(?:ure|e|ing)\b.{0,120}\b(?:i|i'm|my|mine|we|our)\b/,
  /\b(?:i|we)(?: also| currently)? work (?:on|for|at) /,
  /\b(?:i'm|i am|we're|we are) (?:working on|building|affiliated with|behind) /,
  /\b(?:is|are|it's|that's) (?:my|our) own\b|\b(?:is|that's|it's) mine\b|\bmy own (?:product|site|tool|project|app|page)\b/,
  /\b(?:i|we) (?:built|build|made|make|run|created|own|maintain|founded|started|develop)\b.{0,120}\b(?:it|this|that)\b/,
];
const MAKE =
  'built|build|made|make|run|created|own|maintain|founded|started|develop|launched|shipped|released|wrote|sell';
const KIND = 'own|new|little|small|tiny|side|weekend|hobby|pet|indie|solo|bootstrapped';
const MADE = 'product|tool|app|startup|project|site|service|saas|library|plugin|extension|business|company';
const BETWEEN = '(?:(?!(?:of|who|that|with|like|about|for|on)\\b)[\\w-]+ )';
/** Claims of authorship in a sentence about the product. */
const MAKERS = [
  new RegExp(`\\b(?:i|we)(?:'ve| have)?(?: just| recently| also)? (?:${MAKE})\\b`),
  /\b(?:i'm|i am|we're|we are) (?:(?:the|a|one of the) )?(?:co-?)?(?:founder|maker|author|developer|creator|owner|team)s?\b/,
  new RegExp(`\\b(?:my|our) (?:(?:${KIND}) ){0,3}(?:${MADE})\\b`),
  new RegExp(
    `\\b(?:i'm|i am|we're|we are) ${BETWEEN}{0,4}(?:building|making|developing|running|behind|working on)\\b`,
  ),
];
const DENIES =
  /(?<!\p{L})(?:no|not|never|without|nicht|nie|kein|keine|pas|jamais|nunca|não|mai|non|niet|geen)(?!\p{L})|n't\b/u;

/** Denies authorship anywhere in the sentence. */
const DISOWNS = anyOf(
  'u',
  /\b(?:not|isn't|aren't|never) (?:mine|ours|my own|our own|affiliated|behind)\b/,
  /\b(?:don't|do not|doesn't|didn't|never) (?:work (?:on|for|at)|own|build|make|run)\b/,
  /\b(?:no part of|nothing to do with|(?:no|zero) stake in|neither (?:i|we) nor)\b/,
  /\b(?:if|think|believe|nobody says|(?:can't|cannot) say)(?: that)? (?:i|we) (?:work|built|own)\b/,
  /[,;] (?:but |and )?not (?:on |for |at )?(?!alone)[\p{L}\d.-]+[.!]*$/u,
);

export const deniesAuthorship = (sentence: string): boolean =>
  DISOWNS.test(sentence.replaceAll('’', "'").toLowerCase().trim());

/** A denial in the next clause does not affect authorship. */
const NEXT_CLAUSE = /[,;(]|\b(?:which|that|with|without|but|and|it|because|since|so)\b/;

/** How many characters after a disclosure a denial still refers to it. */
type End = (rest: string) => number;
const ofClause: End = (rest) => {
  const next = rest.search(NEXT_CLAUSE);
  return next < 0 ? rest.length : next;
};
const atOnce: End = () => 0;

const saysOneOf = (patterns: readonly RegExp[], sentence: string, endOf: End): boolean => {
  const plain = sentence.replaceAll('’', "'").toLowerCase();
  if (deniesAuthorship(sentence)) return false;
  return patterns.some((pattern) => {
    const match = pattern.exec(plain);
    if (!match) return false;
    const said = match.index + match[0].length;
    return !DENIES.test(plain.slice(0, said + endOf(plain.slice(said))));
  });
};

export const isDisclosure = (sentence: string): boolean =>
  saysOneOf(SAYS_SO, sentence, ofClause) || saysOneOf(FOREIGN_DISCLOSURES, sentence, ofClause);

/** For a sentence that mentions the product: true if its author claims to have made it. */
export const isMakersSentence = (sentence: string): boolean => saysOneOf(MAKERS, sentence, atOnce);

/** What a text has given of the product. */
const GIVEN = ['name', 'site', 'neither'] as const;
type Closing = { disclosed: boolean; given: (typeof GIVEN)[number]; link: boolean };

/** Writes the closing disclosure, with the link if it is due. */
export const writeDisclosure = (
  label: string | null,
  { disclosed, given, link }: Closing,
  language: Language = 'en',
): string => {
  const say = DISCLOSURES[language];
  if (disclosed) return link ? `${say.pageIsHere} ${OWN_MARK}` : '';
  if (!link) return { name: say.onIt, site: say.ownSite, neither: say.onThis }[given];
  return label ? `${say.onNamed(label)} ${say.here} ${OWN_MARK}` : `${say.onSite} ${OWN_MARK}`;
};

/** A name for use in a sentence: punctuation in it, as in "Yahoo!", would end the sentence. */
const toWord = (label: string): string =>
  splitSentences(`${label} is`).length === 1
    ? label
    : label.replace(/[.!?…]+(?=[^\p{L}\p{N}\s]*(?:\s|$))|[。！？]+/gu, '');

/** A disclosure for comparisons, where "it" could be either product. */
export const writeDisclosureByName = (label: string): string => `Disclosure: ${toWord(label)} is my own.`;

/** True if a text discloses its stake. A negation in the product's name, as in "Not Boring", does not count. */
export function hasDisclosure(text: string, label: string | null = null): boolean {
  const name = label !== null && DENIES.test(label.toLowerCase()) && toWord(label);
  return hasSentence(name ? text.replace(new RegExp(escapePattern(name), 'giu'), 'it') : text, isDisclosure);
}

export const hasSentence = (text: string, holds: (sentence: string) => boolean): boolean =>
  text.split('\n').some((line) => splitSentences(line).some(holds));

const CLOSINGS: readonly Closing[] = [true, false].flatMap((disclosed) =>
  GIVEN.flatMap((given) => [true, false].map((link) => ({ disclosed, given, link }))),
);

/** The sentences `writeDisclosure` may have added, which are exempt from claim checks. */
export const listClosings = (label: string | null): ReadonlySet<string> =>
  new Set([
    ...(label === null ? [] : [writeDisclosureByName(label)]),
    ...LANGUAGES.flatMap((language) =>
      CLOSINGS.flatMap((closing) =>
        splitSentences(writeDisclosure(label, closing, language)).map((part) => part.trim()),
      ),
    ),
  ]);
