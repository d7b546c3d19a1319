import { wordsByStem } from '#core/text/stem-words.ts';
import { indexWords, readQuestion, WORD_PLACES } from './community-words.ts';

const SHORTEST = 2;
const NAMES = ['name', 'title', 'description'] as const;
/** Shorter parts occur in many names by chance. */
const SHORTEST_PART = 4;
const ELSEWHERE = 'Found by what is posted there, or by the site’s own search.';

const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' and ');

/** The query words a community has, in its spelling, and their places. Results are ordered by this. */
export function explainMatch(
  text: string,
  about: { name: string; title: string; description: string },
): string | null {
  const { name, stems } = readQuestion(text);
  if (stems.length === 0) return null;
  if (name === about.name.toLowerCase()) return 'It is called that.';
  const asked = wordsByStem(text, SHORTEST);
  const indexed = new Map(indexWords(about).map((found) => [found.stem, found]));
  const findWord = (stem: string) => {
    const part = findPartOfName(about.name.toLowerCase(), stem, asked.get(stem) ?? stem);
    return part ? { place: WORD_PLACES.name, word: part } : indexed.get(stem);
  };
  const wordsIn = (place: number | undefined) =>
    stems
      .filter((stem) => findWord(stem)?.place === place)
      .map((stem) => findWord(stem)?.word ?? asked.get(stem) ?? stem);
  const found = NAMES.flatMap((where) => {
    const words = wordsIn(WORD_PLACES[where]);
    return words.length > 0 ? [`${quote(words)} in its ${where}`] : [];
  });
  if (found.length === 0) return ELSEWHERE;
  const missing = wordsIn(undefined);
  return `Has ${found.join(' and ')}${missing.length > 0 ? `; not ${quote(missing)}` : ''}.`;
}

const ENDING = '(?:ers|ing|ed|es|er|s|e)?';

/** A lowercase name does not show its word boundaries: `emailcraft`. */
const findPartOfName = (name: string, stem: string, typed: string): string | undefined =>
  [`^${typed}|${typed}$`, `^${stem}${ENDING}`, `${stem}${ENDING}$`]
    .map((part) => new RegExp(part).exec(name)?.[0] ?? '')
    .find((part) => part.length >= SHORTEST_PART);
