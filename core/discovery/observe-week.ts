import type { CommunityHabits } from '#contract/discovery.ts';
import { wordsByStem } from '#core/text/stem-words.ts';
import { GENERAL_STEMS } from '#reading/general/read.ts';
import { toWeekHour, WEEK_HOURS } from './tally-results.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** With fewer posts, a median means little. */
const FEWEST_FOR_USUAL = 20;
const MAX_FLAIRS = 8;
const MAX_WORDS = 80;
const WORDS_OF_BODY = 600;

/** The parts of a post we observe. */
export type ObservedPost = {
  id: string;
  title: string;
  body: string;
  url: string | null;
  createdAt: number;
  score: number;
  comments: number;
  flair: string | null;
};

export type Samples = {
  /** The best posts of the last seven days. */
  top: readonly ObservedPost[];
  /** The newest posts, requested only if the best exceed one page; else null. */
  newest: readonly ObservedPost[] | null;
};

export type Observation = {
  dailyPosts: number;
  /** Upvotes and comments per week. */
  interactions: number;
  habits: CommunityHabits;
  /** All posts of a span, not only the best. */
  counted: readonly ObservedPost[];
  /** The topics of its posts: each stem with an example word, most frequent first. */
  words: Map<string, string>;
};

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
const share = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 1000) / 1000);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Observes about a week of posts in a community. `foundedAt` limits the span. */
export function observeWeek({ top, newest }: Samples, foundedAt: number, now: number): Observation {
  const days = observedDays({ top, newest }, foundedAt, now);
  const counted = newest ?? top;
  const posts = [...new Map([...top, ...(newest ?? [])].map((post) => [post.id, post])).values()];
  return {
    dailyPosts: Math.round((counted.length / days) * 100) / 100,
    interactions: sum(top.map(interactionsOf)),
    habits: {
      posts: posts.length,
      days: Math.round(days * 10) / 10,
      hours: countByHour(posts),
      titleLength: median(posts.map(({ title }) => title.length)),
      bodyLength: median(posts.map(({ body }) => body.length).filter((length) => length > 0)),
      bestBodyLength: lengthOfBest(top),
      questionShare: share(posts.filter(({ title }) => title.trim().endsWith('?')).length, posts.length),
      linkShare: share(posts.filter(({ url }) => url !== null).length, posts.length),
      usual: findUsual(counted, now),
      flairs: countFlairs(posts),
    },
    counted,
    words: findWords(posts),
  };
}

const LEAST_TEXTS = 20;
/** The median length of the top quarter of texts by upvotes. */
function lengthOfBest(posts: readonly ObservedPost[]): number | null {
  const texts = posts.filter(({ body }) => body.length > 0).toSorted((one, other) => other.score - one.score);
  if (texts.length < LEAST_TEXTS) return null;
  return median(texts.slice(0, Math.ceil(texts.length / 4)).map(({ body }) => body.length));
}

const interactionsOf = ({ score, comments }: ObservedPost) => Math.max(score, 0) + comments;

/** Seven days, or less if the newest posts or the community's age don't reach that far back. */
function observedDays({ newest }: Samples, foundedAt: number, now: number): number {
  const oldest = newest && Math.min(...newest.map(({ createdAt }) => createdAt));
  const since = Math.max(oldest ?? 0, foundedAt, now - WEEK_DAYS * DAY_MS);
  return Math.max((now - since) / DAY_MS, 1 / 24);
}

/** Uses posts in order, never the week's best. Posts of the last day still gain votes. */
function findUsual(posts: readonly ObservedPost[], now: number): CommunityHabits['usual'] {
  const settled = posts.filter(({ createdAt }) => createdAt <= now - DAY_MS);
  if (settled.length < FEWEST_FOR_USUAL) return null;
  return {
    upvotes: median(settled.map(({ score }) => Math.max(score, 0))) ?? 0,
    comments: median(settled.map(({ comments }) => comments)) ?? 0,
    posts: settled.length,
  };
}

function countByHour(posts: readonly ObservedPost[]): CommunityHabits['hours'] {
  const hours = Array.from({ length: WEEK_HOURS }, () => ({ posts: 0, interactions: 0 }));
  for (const post of posts) {
    const hour = hours[toWeekHour(post.createdAt)];
    if (!hour) continue;
    hour.posts += 1;
    hour.interactions += interactionsOf(post);
  }
  return hours;
}

function countFlairs(posts: readonly ObservedPost[]): CommunityHabits['flairs'] {
  const counts = new Map<string, number>();
  for (const { flair } of posts) if (flair) counts.set(flair, (counts.get(flair) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, posts: count }))
    .toSorted((one, other) => other.posts - one.posts)
    .slice(0, MAX_FLAIRS);
}

/** Topic words that occur in at least two posts. */
function findWords(posts: readonly ObservedPost[]): Map<string, string> {
  const found = new Map<string, { word: string; posts: number }>();
  for (const { title, body } of posts)
    for (const [stem, word] of wordsByStem(`${title} ${body.slice(0, WORDS_OF_BODY)}`)) {
      const known = found.get(stem);
      if (known) known.posts += 1;
      else if (!/^\d+$/.test(stem) && !GENERAL_STEMS.has(stem)) found.set(stem, { word, posts: 1 });
    }
  const frequent = [...found].filter(([, { posts: count }]) => count > 1);
  return new Map(
    frequent
      .toSorted(([, one], [, other]) => other.posts - one.posts)
      .slice(0, MAX_WORDS)
      .map(([stem, { word }]) => [stem, word]),
  );
}
