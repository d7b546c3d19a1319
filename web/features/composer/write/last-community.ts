import type { Brief } from '#core/composer/brief.ts';
import { keepWork, readWork } from '#web/lib/stored-work.ts';

const placeOf = (slot: string) => `${slot}:community`;

export const rememberCommunity = (slot: string, name: string): boolean => keepWork(placeOf(slot), name);

/** Fills in the last subreddit for a new text. */
export function withLastCommunity<Work extends { brief: Brief; composition: object | null }>(
  slot: string,
  work: Work,
): Work {
  const name = readWork(placeOf(slot));
  if (work.composition || work.brief.subreddit || typeof name !== 'string') return work;
  return { ...work, brief: { ...work.brief, subreddit: name } };
}
