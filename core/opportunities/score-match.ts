const WORDS_SHARE = 70;
const LIVELY_SHARE = 20;
const OPEN_SHARE = 10;
/** So many shared words are about two thirds of the evidence that words can be. */
const TYPICAL_WORDS = 4;
/** In hundredths of a percent: from here on a community is as lively as it can count. */
const LIVELY = 1_000;
const HIGH = 800;
const SHOWN_WORDS = 3;
const SHOWN_TARGETS = 2;

type Match = {
  /** Shared with the profile, those that count most first. */
  words: readonly string[];
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

type Sources = { targets: readonly string[]; hasProduct: boolean };

/** Says what the score rests on. */
export function explainMatch({ words, engagementRate }: Match, { targets, hasProduct }: Sources): string {
  const likes = targets.slice(0, SHOWN_TARGETS).map((name) => `r/${name}`);
  const like = [...(hasProduct ? ['your product'] : []), ...likes];
  const about = `Talks about ${listOf(words.slice(0, SHOWN_WORDS))}, like ${listOf(like)}`;
  return `${about}${(engagementRate ?? 0) >= HIGH ? '; lively for its size' : ''}.`;
}

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
