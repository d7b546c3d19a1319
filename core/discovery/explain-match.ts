import { wordsByStem } from '#core/text/stem-words.ts';
import { indexWords, parseQuery, WORD_PLACES } from './community-words.ts';

const SHORTEST = 2;
/** The minimum length of a matching part; shorter parts occur in many names by chance. */
const SHORTEST_PART = 4;

const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** The query words in a community's name, title or description, in its spelling. Null for the start of a name. */
export function explainMatch(
  text: string,
  about: { name: string; title: string; description: string },
): string | null {
  const { name, stems } = parseQuery(text);
  if (stems.length === 0) return null;
  if (name === about.name.toLowerCase()) return 'Exact name';
  const asked = wordsByStem(text, SHORTEST);
  const indexed = new Map(indexWords(about).map((found) => [found.stem, found]));
  const findWord = (stem: string) => {
    const part = findPartOfName(about.name.toLowerCase(), stem, asked.get(stem) ?? stem);
    return part ? { place: WORD_PLACES.name, word: part } : indexed.get(stem);
  };
  const places = stems.map((stem) => findWord(stem)).filter((found) => found !== undefined);
  const found = places.toSorted((one, other) => one.place - other.place).map(({ word }) => word);
  if (found.length > 0) return `Matches ${quote(found)}`;
  return about.name.toLowerCase().startsWith(name) ? null : 'Found in its posts or by search';
}

const ENDING = '(?:ers|ing|ed|es|er|s|e)?';

/** A name in lowercase doesn't show where its words begin: `emailcraft`. */
const findPartOfName = (name: string, stem: string, typed: string): string | undefined =>
  [`^${typed}|${typed}$`, `^${stem}${ENDING}`, `${stem}${ENDING}$`]
    .map((part) => new RegExp(part).exec(name)?.[0] ?? '')
    .find((part) => part.length >= SHORTEST_PART);
