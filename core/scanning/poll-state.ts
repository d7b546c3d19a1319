import { type Activity, NO_ACTIVITY, observeActivity } from './activity.ts';

const DAY_MS = 24 * 3_600_000;
/** How long after its creation a post may be missing from listings. */
export const LISTING_LAG_MS = 5_000;
const FIRST_RETRY_MS = 6 * 3_600_000;
const LAST_RETRY_MS = 2 * DAY_MS;

export type PollState = {
  readonly activity: Activity;
  /** The last reading on our clock; null before the first. */
  readonly polledAt: number | null;
  /** Every post between these two instants of the platform's clock was seen. */
  readonly coveredFrom: number;
  readonly coveredUntil: number;
  /** `closed`: not readable. `silent`: shows no posts, so it may not exist. */
  readonly trouble: 'closed' | 'silent' | null;
  readonly failures: number;
  /** A community in trouble is not read before this. */
  readonly retryAt: number;
};

export const INITIAL_POLL_STATE: PollState = {
  activity: NO_ACTIVITY,
  polledAt: null,
  coveredFrom: 0,
  coveredUntil: 0,
  trouble: null,
  failures: 0,
  retryAt: 0,
};

/** The result of reading a group, shared by all its members. */
export type GroupReading = {
  /** When the group was requested, on our clock and the platform's. */
  readonly askedAt: number;
  readonly siteAskedAt: number;
  /**
   * `whole`: reached back to the last reading. `gap`: the listing ended before that. `unfinished`: the reading was
   * cut off.
   */
  readonly coverage: 'whole' | 'gap' | 'unfinished';
  /** When the oldest post was created; 0 if the listing is complete. */
  readonly oldestAt: number;
};
type OwnPost = { readonly createdAt: number; readonly isNew: boolean };

/** A member's state after its group was read. `posts` are its own. */
export function updateMember(state: PollState, reading: GroupReading, posts: readonly OwnPost[]): PollState {
  const { askedAt, siteAskedAt, coverage, oldestAt } = reading;
  if (state.trouble === 'silent' && posts.length === 0) return markTroubled(state, 'silent', askedAt);
  const isFirst = state.polledAt === null;
  const since = isFirst ? Math.max(oldestAt, siteAskedAt - DAY_MS) : 0;
  const overMs = isFirst ? siteAskedAt - since : askedAt - (state.polledAt ?? 0);
  const found = posts.filter(({ createdAt, isNew }) => (isFirst ? createdAt >= since : isNew));
  const healthy = { ...state, trouble: null, failures: 0, retryAt: 0 };
  if (coverage === 'unfinished') return healthy;
  return {
    ...healthy,
    activity: observeActivity(state.activity, found.length, Math.max(overMs, 0)),
    polledAt: askedAt,
    coveredFrom: isFirst || coverage === 'gap' ? oldestAt : state.coveredFrom,
    coveredUntil: siteAskedAt - LISTING_LAG_MS,
  };
}

/** Marks the community as unreadable. It is retried rarely, after growing waits. */
export function markTroubled(state: PollState, trouble: 'closed' | 'silent', now: number): PollState {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** state.failures, LAST_RETRY_MS);
  return { ...state, trouble, failures: state.failures + 1, retryAt: now + waitMs };
}

/** True if the community ever showed a post. */
export const hasShownPosts = ({ activity }: PollState): boolean => activity.posts > 0;
