import { findTimes } from './find-times.ts';

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#&.-]*/gu;
const ENDING = /(?:['’]s|['’.&-])+$/u;
/** Places where any word may be capitalized: starts of sentences and list items, after colons, dashes and quotation marks. */
const STARTS = /(?:^|[.!?。！？:…–—(["“”„'‘*•#>]\s*|(?:^|\s)-\s*)$/u;
const INNER = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2,}-?\d|\.(?:js|ts|io|ai|net|com|app|dev|co|org|so)$/u;
/** Matches "I'm", and acronyms such as "API" and "URLs", which are mostly jargon. */
const NO_NAME = /^I['’]|^\p{Lu}{2,5}s?$/u;
/** In a title with mostly capitalized words, capitals don't mark names. */
const TITLE_CASE = 0.6;
const NEAR = 4;

type Token = { text: string; from: number; to: number; isFirst: boolean; isCapital: boolean };

const readTokens = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ index, 0: found }) => {
    const word = found.replace(ENDING, '');
    return {
      text: word,
      from: index,
      to: index + word.length,
      isFirst: STARTS.test(text.slice(Math.max(0, index - NEAR), index)),
      isCapital: /^\p{Lu}\p{L}/u.test(word) && !NO_NAME.test(word),
    };
  });

const isTitleCase = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ text, isFirst }) => !isFirst && /^\p{L}{3,}/u.test(text));
  const capitals = words.filter(({ isCapital }) => isCapital);
  return words.length > 1 && capitals.length > words.length * TITLE_CASE;
};

/** Months and weekdays are capitalized too. */
const isOfTime = (name: string, times: readonly string[]): boolean =>
  times.some((time) => time.includes(name));

/** Finds names by spelling: capitals inside a sentence, runs of them, inner capitals, product domains. */
export function findNames(text: string): string[] {
  const tokens = readTokens(text);
  const isMute = isTitleCase(tokens);
  const isName = ({ text: word, isFirst, isCapital }: Token): boolean =>
    INNER.test(word) || (isCapital && !isFirst && !isMute);
  const runs: { from: number; to: number }[] = [];
  let last: Token | null = null;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    // In "Paul Graham says", the first word of the sentence belongs to the name.
    const opens =
      token.isFirst && token.isCapital && next !== undefined && next.from === token.to + 1 && isName(next);
    if (!isName(token) && !opens) {
      last = null;
      continue;
    }
    const run = runs.at(-1);
    if (run && last && last.to === token.from - 1 && token.isCapital) run.to = token.to;
    else runs.push({ from: token.from, to: token.to });
    last = token;
  }
  const times = findTimes(text);
  return runs.map(({ from, to }) => text.slice(from, to)).filter((name) => !isOfTime(name, times));
}
