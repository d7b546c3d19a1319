const SECOND_MS = 1_000;
const SHORTEST_MS = SECOND_MS;
/** The maximum interval, used as long as it takes at most this share of the calls. */
const LONGEST_MS = 300 * SECOND_MS;
const PROMISED_SHARE = 0.25;
/** Groups with few posts are not read more often than this, even with calls to spare. */
const QUIET_MS = 60 * SECOND_MS;
/** The expected number of new posts that justifies a call. */
const WORTH_A_CALL = 0.25;
const HALVINGS = 60;

/** The posts per second of all members; `weight` counts each post once per watcher. */
export type GroupDemand = { readonly rate: number; readonly weight: number };

/**
 * The interval for each group. Calls are proportional to the square root of rate × watchers, which minimizes the mean
 * delay within the bounds.
 */
export function shareCalls(groups: readonly GroupDemand[], callsPerMinute: number): number[] {
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
