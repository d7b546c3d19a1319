import { GENERAL_STEMS } from '#reading/general/read.ts';
import { isSmallWord, listStems } from '#core/text/stem-words.ts';
import { removeNegated } from '#core/text/remove-negated.ts';

const SHORTEST = 4;
const WORD = /\p{L}[\p{L}'’-]*/gu;

const isGeneral = (word: string): boolean => [...listStems(word)].every((stem) => GENERAL_STEMS.has(stem));

/** The last two words of each run without small words, such as "polite reminders", that end in a word of a topic. */
const findPhrases = (statement: string): string[] =>
  statement.split(/[^\p{L}'’\s-]+/u).flatMap((clause) => {
    const runs: string[][] = [[]];
    for (const [word] of clause.toLowerCase().matchAll(WORD))
      if (word.length < SHORTEST || isSmallWord(word)) runs.push([]);
      else runs.at(-1)?.push(word);
    return runs
      .map((run) => run.slice(0, run.findLastIndex((word) => !isGeneral(word)) + 1))
      .filter((run) => run.length > 1)
      .map((run) => run.slice(-2).join(' '));
  });

/** Keywords for a scan: the product's name and phrases from its facts. A single word of a fact is too ambiguous. */
export function proposeKeywords({
  product,
  about,
}: {
  product: string | null;
  about: readonly string[];
}): string[] {
  const own = new Set((product ?? '').toLowerCase().split(/\s+/));
  const phrases = about
    .flatMap((statement) => findPhrases(removeNegated(statement)))
    .filter((phrase) => !phrase.split(' ').some((word) => own.has(word)));
  return [...new Set([...(product ? [product] : []), ...phrases])];
}
