import { keepWork, readWork } from '#web/lib/stored-work.ts';
import type { Work } from '../composition.ts';

const placeOf = (slot: string) => `${slot}:community`;

export const rememberCommunity = (slot: string, name: string): boolean => keepWork(placeOf(slot), name);

/** Most people write for the same few communities, so a new text begins with the last one. */
export function withLastCommunity(slot: string, work: Work): Work {
  const name = readWork(placeOf(slot));
  if (work.composition || work.brief.subreddit || typeof name !== 'string') return work;
  return { ...work, brief: { ...work.brief, subreddit: name } };
}
