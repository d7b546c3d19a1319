import type { ThreadType } from '#contract/reading/thread-classes.ts';
import type { ScorePart, ThreadScore } from './score-thread.ts';
import { THREAD_KINDS } from './thread-kinds.ts';

/** Why a thread was skipped. The first three affect later scores. */
export type SkipReason = 'community' | 'kind' | 'keyword' | 'late' | 'other';
export type Skip = {
  reason: SkipReason;
  community: string;
  threadType: ThreadType;
  keywords: readonly string[];
};
/** The number of skips per community, kind of thread and keyword. */
export type SkipCounts = Record<'community' | 'kind' | 'keyword', ReadonlyMap<string, number>>;
type Traits = { community: string; keywords: readonly string[] };
type Lesson = { skips: number; what: string };

const PART = 'your skips';
const POINTS_A_SKIP = 4;
const MOST_POINTS = 20;

export function countSkips(skips: readonly Skip[]): SkipCounts {
  const count = (reason: SkipReason, namesOf: (skip: Skip) => Iterable<string>) => {
    const counts = new Map<string, number>();
    for (const skip of skips)
      if (skip.reason === reason)
        for (const name of namesOf(skip)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  return {
    community: count('community', ({ community }) => [community.toLowerCase()]),
    kind: count('kind', ({ threadType }) => [threadType]),
    keyword: count('keyword', ({ keywords }) => new Set(keywords)),
  };
}

/** Deducts points from threads similar to skipped ones, after undoing earlier deductions. */
export function applySkips(judged: ThreadScore, traits: Traits, skips: SkipCounts): ThreadScore {
  const parts = judged.parts.filter(({ name }) => name !== PART);
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  const lessons = findLessons(judged.threadType, traits, skips);
  const lost = lessons.reduce((sum, each) => sum + Math.min(each.skips * POINTS_A_SKIP, MOST_POINTS), 0);
  const points = -Math.min(lost, score);
  if (points === 0) return { ...judged, parts, score };
  const part: ScorePart = { name: PART, points, of: 0, because: `You skipped ${describe(lessons)}.` };
  return { ...judged, parts: [...parts, part], score: score + points };
}

function findLessons(threadType: ThreadType, { community, keywords }: Traits, skips: SkipCounts): Lesson[] {
  const byKeyword = keywords.map((keyword) => ({
    skips: skips.keyword.get(keyword) ?? 0,
    what: `for “${keyword}”`,
  }));
  return [
    { skips: skips.community.get(community.toLowerCase()) ?? 0, what: `in r/${community}` },
    {
      skips: skips.kind.get(threadType) ?? 0,
      what: `among ${THREAD_KINDS[threadType]}`,
    },
    // A thread with another, better keyword is not penalized.
    ...byKeyword.toSorted((one, other) => one.skips - other.skips).slice(0, 1),
  ].filter((lesson) => lesson.skips > 0);
}

const describe = (lessons: readonly Lesson[]): string =>
  lessons
    .map(({ skips, what }, no) => `${skips}${no === 0 ? (skips === 1 ? ' thread' : ' threads') : ''} ${what}`)
    .join(' and ');
