import type { Place } from './find-own-places.ts';

const KEPT_FOR_MS = 60_000;
const MOST = 1_000;

/** Communities that could not be read a moment ago, for this process alone. */
export type FailedReadings = {
  has(place: Place, now: number): boolean;
  add(place: Place, now: number): void;
};

/** For whoever makes do with what is stored: nobody is asked. */
export const AS_STORED: FailedReadings = { has: () => true, add: () => undefined };

/** While somebody types, a community that cannot be read is asked again once in a minute, not at each pause. */
export function createFailedReadings(): FailedReadings {
  const failedAt = new Map<string, number>();
  const keyOf = ({ workspaceId, community }: Place) => `${workspaceId} ${community}`;
  return {
    has: (place, now) => (failedAt.get(keyOf(place)) ?? -Infinity) > now - KEPT_FOR_MS,
    add(place, now) {
      failedAt.delete(keyOf(place));
      failedAt.set(keyOf(place), now);
      const [oldest] = failedAt.keys();
      if (failedAt.size > MOST && oldest !== undefined) failedAt.delete(oldest);
    },
  };
}
