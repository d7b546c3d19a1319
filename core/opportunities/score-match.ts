const WORDS_SHARE = 70;
const LIVELY_SHARE = 20;
const OPEN_SHARE = 10;
/** This many shared words provide about two thirds of the maximum evidence. */
const TYPICAL_WORDS = 4;
/** In hundredths of a percent. Higher rates do not raise the score further. */
const LIVELY = 1_000;
const HIGH = 800;
const SHOWN_WORDS = 3;
const SHOWN_SOURCES = 2;

/** A shared word and its sources, such as “your product” or “r/saas”. */
type SharedWord = { word: string; like: readonly string[] };
type Match = {
  /** Most important first. */
  words: readonly SharedWord[];
  /** Their weight relative to the best match, up to 1. */
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

/** The reason for the score: the sources of each shared word. */
export function explainMatch({ words, engagementRate }: Match): string {
  const groups = Map.groupBy(words.slice(0, SHOWN_WORDS), ({ like }) => listOf(like.slice(0, SHOWN_SOURCES)));
  const shared = [...groups].map(
    ([like, own]) => `about ${listOf(own.map(({ word }) => word))}, like ${like}`,
  );
  return `Talks ${shared.join('; ')}${(engagementRate ?? 0) >= HIGH ? '; lively for its size' : ''}.`;
}

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
