import { splitSentences } from '#core/text/map-sentences.ts';
import { OWN } from './own-site.ts';

const SAYS_SO = [
  /\bdisclos(?:ure|e|ing)\b.{0,120}\b(?:i|i'm|my|mine|we|our)\b/,
  /\b(?:i|we)(?: also| currently)? work (?:on|for|at) |\b(?:i'm|i am|we're|we are) (?:working on|building|affiliated with|behind) /,
  /\b(?:is|are|it's|that's) (?:my|our) own\b|\b(?:is|that's|it's) mine\b|\bmy own (?:product|site|tool|project|app|page)\b/,
  /\b(?:i|we) (?:built|build|made|make|run|created|own|maintain|founded|started|develop)\b.{0,120}\b(?:it|this|that)\b/,
];
/** Said of the product in the same sentence. */
const MAKERS = [
  /\b(?:i|we)(?:'ve| have)?(?: just| recently| also)? (?:built|build|made|make|run|created|own|maintain|founded|started|develop|launched|wrote|sell)\b/,
  /\b(?:i'm|i am|we're|we are) (?:(?:the|a|one of the) )?(?:co-?)?(?:founder|maker|author|developer|creator|owner|team)s?\b/,
  /\b(?:my|our) (?:own |new |little |small )?(?:product|tool|app|startup|project|site|service|saas|library|plugin)\b/,
];
const DENIES = /\b(?:no|not|never|without)\b|n't\b/;

const saysOneOf = (patterns: readonly RegExp[], sentence: string): boolean => {
  const plain = sentence.replaceAll('’', "'").toLowerCase();
  return patterns.some((pattern) => pattern.test(plain)) && !DENIES.test(plain);
};

export const isDisclosure = (sentence: string): boolean => saysOneOf(SAYS_SO, sentence);

/** Of a sentence that mentions the product: whether its author says that they made it. */
export const isMakersSentence = (sentence: string): boolean => saysOneOf(MAKERS, sentence);

/** Writes the closing that discloses the author's interest, with the link if one is due. */
export const disclose = (
  label: string | null,
  { disclosed, named, link }: { disclosed: boolean; named: boolean; link: boolean },
): string => {
  if (disclosed) return link ? `The page is here: ${OWN}` : '';
  if (!link) return named ? 'Disclosure: I work on it.' : 'Disclosure: that is my own site.';
  return label
    ? `Disclosure: I work on ${label}. It is here: ${OWN}`
    : `Disclosure: I work on this site: ${OWN}`;
};

export const hasDisclosure = (text: string): boolean => someSentence(text, isDisclosure);

export const someSentence = (text: string, holds: (sentence: string) => boolean): boolean =>
  text.split('\n').some((line) => splitSentences(line).some(holds));

/** The sentences that `disclose` may have added; they are exempt from the check of claims. */
export const closingsOf = (label: string | null): ReadonlySet<string> =>
  new Set(
    [true, false].flatMap((disclosed) =>
      [true, false].flatMap((named) =>
        [true, false].flatMap((link) =>
          splitSentences(disclose(label, { disclosed, named, link })).map((part) => part.trim()),
        ),
      ),
    ),
  );
