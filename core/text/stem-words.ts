import { splitWords } from './split-words.ts';

const SMALL = new Set(
  `a an the and or but of to in on for with at by from is are was be do does how what why which when where who should can
  could would will i we you they it my your our their this that these those there not no if as than vs best better
  more most get make own use using way ways into about any some all new one good without have has them need want`.split(
    /\s+/,
  ),
);
/** Words without a topic of their own, in lowercase. */
export const isSmallWord = (word: string): boolean => SMALL.has(word);
const stem = (word: string): string => word.replace(/(?<=[a-z]{3})(?:ing|ed|es|(?<!s)s|e|er|ers)$/, '');

/** The stems of a text's meaningful words, each with its first word. */
export function wordsByStem(text: string, minLength = 3): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of splitWords(text)) {
    const key = stem(word);
    if (word.length >= minLength && !SMALL.has(word) && !words.has(key)) words.set(key, word);
  }
  return words;
}

export const listStems = (text: string): Set<string> => new Set(wordsByStem(text).keys());

export const countSharedStems = (text: string, stems: ReadonlySet<string>): number =>
  [...listStems(text)].filter((word) => stems.has(word)).length;
