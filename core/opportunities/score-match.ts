const WORDS_SHARE = 70;
const LIVELY_SHARE = 20;
const OPEN_SHARE = 10;
/** With this many shared words, a match gets about two thirds of the maximum points. */
const TYPICAL_WORDS = 4;
/** An engagement rate in hundredths of a percent. Higher rates do not raise the score further. */
const LIVELY = 1_000;
const SHOWN_WORDS = 3;
const IMPORTANT_WORDS = 6;

/** A shared word and its sources, such as “your product” or “r/saas”. */
type SharedWord = { word: string; like: readonly string[] };
type Match = {
  /** The shared words, most important first. */
  words: readonly SharedWord[];
  /** The weight of the shared words relative to the best match, up to 1. */
  share: number;
  engagementRate: number | null;
  isOpen: boolean;
};

/** From 0 to 100: mostly shared words, then engagement for its size, then open access. */
export function scoreMatch({ words, share, engagementRate, isOpen }: Match): number {
  const evidence = 1 - Math.exp(-words.length / TYPICAL_WORDS);
  const subject = WORDS_SHARE * Math.sqrt(share) * evidence;
  const lively = LIVELY_SHARE * Math.min(1, (engagementRate ?? 0) / LIVELY);
  return Math.round(subject + lively + (isOpen ? OPEN_SHARE : 0));
}

/** The reason for the score: the words shared with the source that shares most of the important ones. */
export function explainMatch({ words }: Pick<Match, 'words'>): string {
  const important = words.slice(0, IMPORTANT_WORDS);
  const countOf = (source: string) => important.filter(({ like }) => like.includes(source)).length;
  const [source = ''] = [...new Set(important.flatMap(({ like }) => like))].toSorted(
    (one, other) => countOf(other) - countOf(one),
  );
  const shared = important.filter(({ like }) => like.includes(source)).slice(0, SHOWN_WORDS);
  return `Shares ${listOf(shared.map(({ word }) => `“${word}”`))} with ${source}.`;
}

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
