import { type Activity, NO_ACTIVITY, observeActivity } from './activity.ts';

const DAY_MS = 24 * 3_600_000;
/** A listing shows a post some seconds after it was made. */
export const LISTING_LAG_MS = 5_000;
const FIRST_RETRY_MS = 6 * 3_600_000;
const LAST_RETRY_MS = 2 * DAY_MS;

/** What is known of reading a community. */
export type PollState = {
  readonly activity: Activity;
  /** When it was read last, by our clock; null if it never was. */
  readonly polledAt: number | null;
  /** Of the time between these two, on the platform's clock, every post was seen. */
  readonly coveredFrom: number;
  readonly coveredUntil: number;
  /** `closed`: it may not be read. `silent`: it shows no posts, so it may not exist. */
  readonly trouble: 'closed' | 'silent' | null;
  readonly failures: number;
  /** One in trouble is not read before. */
  readonly retryAt: number;
};

export const UNREAD: PollState = {
  activity: NO_ACTIVITY,
  polledAt: null,
  coveredFrom: 0,
  coveredUntil: 0,
  trouble: null,
  failures: 0,
  retryAt: 0,
};

/** What one reading of a group showed of all its members together. */
export type Reading = {
  /** When it was asked for, by our clock and by the platform's. */
  readonly askedAt: number;
  readonly siteAskedAt: number;
  /** `whole`: it reached back to what was seen before. `gap`: the listing ended sooner. `unfinished`: the reading did. */
  readonly coverage: 'whole' | 'gap' | 'unfinished';
  /** When the oldest post was made; 0 if these are all there are. */
  readonly oldestAt: number;
};
type OwnPost = { readonly createdAt: number; readonly isNew: boolean };

/** A member's state after its group was read. `posts` are its own. */
export function readMember(state: PollState, reading: Reading, posts: readonly OwnPost[]): PollState {
  const { askedAt, siteAskedAt, coverage, oldestAt } = reading;
  if (state.trouble === 'silent' && posts.length === 0) return inTrouble(state, 'silent', askedAt);
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

/** Asked again seldom, and each time later. */
export function inTrouble(state: PollState, trouble: 'closed' | 'silent', now: number): PollState {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** state.failures, LAST_RETRY_MS);
  return { ...state, trouble, failures: state.failures + 1, retryAt: now + waitMs };
}

/** Whether it ever showed a post. */
export const isKnown = ({ activity }: PollState): boolean => activity.posts > 0;
