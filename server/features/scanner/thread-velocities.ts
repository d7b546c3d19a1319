import { measureVelocity } from '#core/opportunities/judge-threads.ts';
import { median } from '#core/opportunities/median.ts';
import type { Submission } from '#server/adapters/platform/things.ts';

type Read = Pick<Submission, 'community' | 'createdAt' | 'score' | 'comments'>;

export const measureThreadVelocity = ({ createdAt, score, comments }: Read, now: number): number =>
  measureVelocity({
    communityKey: '',
    createdAt,
    readAt: now,
    interactions: Math.max(score, 0) + comments,
    earlier: null,
  });

export function usualVelocities(threads: readonly Read[], now: number): Map<string, number> {
  const groups = Map.groupBy(threads, ({ community }) => community);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      median(group.map((thread) => measureThreadVelocity(thread, now))),
    ]),
  );
}
