const WORDS_SHARE = 70;
const LIVELY_SHARE = 20;
const OPEN_SHARE = 10;
/** So many shared words are about two thirds of the evidence that words can be. */
const TYPICAL_WORDS = 4;
/** In hundredths of a percent: from here on a community is as lively as it can count. */
const LIVELY = 1_000;
const HIGH = 800;
const SHOWN_WORDS = 3;
const SHOWN_SOURCES = 2;

/** A word that is shared, and what it is shared with, such as “your product” or “r/saas”. */
type SharedWord = { word: string; like: readonly string[] };
type Match = {
  /** Those that count most first. */
  words: readonly SharedWord[];
  /** How much they weigh, of what those of the best match weigh: up to 1. */
  share: number;
  engagementRate: number | null;
  isOpen: boolean;
};

/** 0 to 100: mostly what is talked about, then how lively it is for its size, and whether anybody may post. */
export function scoreMatch({ words, share, engagementRate, isOpen }: Match): number {
  const evidence = 1 - Math.exp(-words.length / TYPICAL_WORDS);
  const subject = WORDS_SHARE * Math.sqrt(share) * evidence;
  const lively = LIVELY_SHARE * Math.min(1, (engagementRate ?? 0) / LIVELY);
  return Math.round(subject + lively + (isOpen ? OPEN_SHARE : 0));
}

/** Says what the score rests on: of each word, what it is shared with. */
export function explainMatch({ words, engagementRate }: Match): string {
  const groups = Map.groupBy(words.slice(0, SHOWN_WORDS), ({ like }) => listOf(like.slice(0, SHOWN_SOURCES)));
  const shared = [...groups].map(
    ([like, own]) => `about ${listOf(own.map(({ word }) => word))}, like ${like}`,
  );
  return `Talks ${shared.join('; ')}${(engagementRate ?? 0) >= HIGH ? '; lively for its size' : ''}.`;
}

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
