const SECOND_MS = 1_000;
const SHORTEST_MS = SECOND_MS;
/** No group waits longer, as long as this share of the calls suffices for that. */
const LONGEST_MS = 300 * SECOND_MS;
const PROMISED_SHARE = 0.25;
/** A group that has few posts is not read more often than this, though calls are left. */
const QUIET_MS = 60 * SECOND_MS;
/** So many new posts are worth a call. */
const WORTH_A_CALL = 0.25;
const HALVINGS = 60;

/** Posts a second of all members; and the same where each post counts as often as it is watched. */
export type Demand = { readonly rate: number; readonly weight: number };

/**
 * How long after a call each group is read again. The number of calls is proportional to the square root of rate ×
 * watchers, which makes the mean delay the least possible, within bounds.
 */
export function shareCalls(groups: readonly Demand[], callsPerMinute: number): number[] {
  const calls = callsPerMinute / 60;
  const most = groups.map(({ rate }) =>
    Math.min(SECOND_MS / SHORTEST_MS, Math.max(rate / WORTH_A_CALL, SECOND_MS / QUIET_MS)),
  );
  const least = Math.min(SECOND_MS / LONGEST_MS, (PROMISED_SHARE * calls) / Math.max(groups.length, 1));
  const share = (scale: number) =>
    groups.map(({ weight }, index) => Math.min(most[index] ?? 0, Math.max(least, scale * Math.sqrt(weight))));
  const sum = (shares: readonly number[]) => shares.reduce((total, one) => total + one, 0);
  if (sum(most) <= calls) return most.map(toInterval);
  let [low, high] = [0, 1];
  while (sum(share(high)) < calls) high *= 2;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (sum(share(middle)) > calls) high = middle;
    else low = middle;
  }
  return share(low).map(toInterval);
}

const toInterval = (callsPerSecond: number): number => Math.ceil(SECOND_MS / callsPerSecond);
