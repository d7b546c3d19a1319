import { Chance } from '#test/simulation/chance.ts';

/** A typical comment has about twenty words; some have hundreds. */
const USUAL_WORDS = Math.log(22);
const LONGEST = 900;
const MARKUP = ['. ', ', ', '? ', '\n\n', ' **', '** ', ' — ', ' 😂 ', '/', ' “'];

/** Ranks in the list of all words sorted by frequency. */
const RARE = 20_000;
const RAREST = 2_000_000;

const SYLLABLES = Array.from('bdfgklmnprstvz').flatMap((consonant) =>
  Array.from('aeiou', (vowel) => consonant + vowel),
);

/** Invented words as long as English ones of that rank: the most frequent have two letters, rare ones eight. */
function wordAt(place: number): string {
  let word = '';
  for (let left = place + 1; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return word;
}

/** As in real texts, a few words are everywhere and most are rare. */
const pickWord = (chance: Chance): string => wordAt(Math.floor(RARE ** chance.number()));

/** Product names, and phrases as people choose them: seldom of the most frequent words. */
export function writeKeywords(count: number, seed: number): string[] {
  const chance = new Chance(seed);
  const keywords = new Set<string>();
  while (keywords.size < count) keywords.add(writeKeyword(chance));
  return [...keywords];
}

function writeKeyword(chance: Chance): string {
  const share = chance.number();
  if (share < 0.4) return wordAt(chance.between(RARE, RAREST));
  const choose = () => {
    const kind = chance.number();
    if (kind < 0.5) return wordAt(chance.between(300, RARE));
    return kind < 0.8 ? wordAt(chance.between(RARE, RAREST)) : wordAt(chance.between(0, 3_000));
  };
  return Array.from({ length: share < 0.85 ? 2 : 3 }, choose).join(' ');
}

/** Texts as long as the platform's, with capitals, markup, links, and an occasional keyword. */
export function writeTexts(count: number, seed: number, keywords: readonly string[]): string[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => writeText(chance, keywords));
}

function writeText(chance: Chance, keywords: readonly string[]): string {
  const pieces: string[] = [];
  for (let left = countWords(chance); left > 0; left -= 1) {
    const share = chance.number();
    const next =
      share < 0.003
        ? `https://www.${pickWord(chance)}.com/${pickWord(chance)}?utm=${chance.between(0, 1_000_000)}`
        : share < 0.006
          ? (keywords[chance.between(0, keywords.length - 1)] ?? '')
          : pickWord(chance);
    const shown = chance.percent(10) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
    pieces.push(shown, chance.percent(15) ? (MARKUP[chance.between(0, MARKUP.length - 1)] ?? ' ') : ' ');
  }
  // Unlike +=, this makes one flat string, like a text from a response.
  return pieces.join('');
}

function countWords(chance: Chance): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance.number())) * Math.cos(2 * Math.PI * chance.number());
  return Math.min(LONGEST, Math.max(3, Math.round(Math.exp(USUAL_WORDS + normal))));
}
