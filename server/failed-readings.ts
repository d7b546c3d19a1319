const KEPT_FOR_MS = 60_000;
const MOST = 1_000;

type Place = { workspaceId: string; community: string };

/** Recently unreadable communities, per process. */
export type FailedReadings = {
  /** Null if the platform may be asked again. */
  find(place: Place, now: number): Failure | null;
  add(place: Place, now: number, failure: Failure): void;
};
/** `missing`: there is no such community. */
type Failure = 'missing' | 'unread';

/** For callers that use only stored data and never ask the platform. */
export const STORED_ONLY: FailedReadings = { find: () => 'unread', add: () => undefined };

/** While a user types, an unreadable community is requested at most once a minute, not at each pause. */
export function createFailedReadings(): FailedReadings {
  const failures = new Map<string, { at: number; failure: Failure }>();
  const keyOf = ({ workspaceId, community }: Place) => `${workspaceId} ${community}`;
  return {
    find(place, now) {
      const known = failures.get(keyOf(place));
      return known && known.at > now - KEPT_FOR_MS ? known.failure : null;
    },
    add(place, now, failure) {
      failures.delete(keyOf(place));
      failures.set(keyOf(place), { at: now, failure });
      const [oldest] = failures.keys();
      if (failures.size > MOST && oldest !== undefined) failures.delete(oldest);
    },
  };
}
