import type { PollState } from '#core/scanning/poll-state.ts';
import { ScanPlan, type WatchedCommunity } from '#core/scanning/scan-plan.ts';
import { hubCallsPerMinute, ROUND_MS } from '#server/features/scan-hub/hub-pace.ts';
import { type HubPorts, pollGroups } from '#server/features/scan-hub/poll-groups.ts';
import { VirtualTime } from '#test/simulation/virtual-time.ts';
import { CallLine } from './call-line.ts';
import { Delays } from './delays.ts';
import { type ListedPost, Site } from './site.ts';
import {
  ANSWERS_AFTER_MS,
  CALLS_PER_MINUTE,
  COUNTED,
  isCounted,
  isSilent,
  START,
  type Trace,
} from './trace.ts';

/** Time after the counted hours, so that the last posts are delivered too. */
const GRACE_MS = 10 * 60_000;
const HUB_UNTIL_MS = COUNTED.until + GRACE_MS;

type Parts = ConstructorParameters<typeof ScanPlan>[1];

/**
 * The hub itself over a trace, in virtual time, with what it learns about each community. `pages` false: only first
 * pages.
 */
export async function simulateHub(trace: Trace, parts: Parts, pages = true): Promise<Delays> {
  const time = new VirtualTime();
  const line = new CallLine(time);
  const site = new Site(trace);
  const delays = new Delays();
  const seen = new Set<string>();

  const ports: HubPorts<ListedPost> = {
    now: () => time.now(),
    siteNow: () => time.now(),
    sleep: (ms) => time.sleep(ms),
    isStopping: () => false,
    async read(names, after) {
      await line.enter('scan');
      const page = site.list(names, after, time.now());
      const silent = isSilent(time.now());
      await time.sleep(ANSWERS_AFTER_MS);
      if (silent) return { kind: 'failed' };
      return page.kind === 'page' && !pages ? { ...page, after: null } : page;
    },
    async keep(posts) {
      const fresh = posts.filter(({ id }) => !seen.has(id));
      for (const { id, at, of } of fresh) {
        seen.add(id);
        if (isCounted(at)) delays.add(time.now() - at, of.watchers.length);
      }
      return new Set(fresh.map(({ id }) => id));
    },
  };
  const watched = trace.map(({ name, watchers }): WatchedCommunity => ({
    key: name,
    name,
    watchers: watchers.length,
  }));
  const states = new Map<string, PollState>();
  async function scan() {
    await time.sleep(START);
    while (time.now() < HUB_UNTIL_MS) {
      const now = time.now();
      const plan = new ScanPlan(
        { watched, states, callsPerMinute: hubCallsPerMinute(CALLS_PER_MINUTE), now },
        parts,
      );
      await pollGroups(ports, plan, now + ROUND_MS);
      for (const [key, state] of plan.takeChanges()) states.set(key, state);
      const waitMs = (plan.next(time.now())?.dueAt ?? Infinity) - time.now();
      if (waitMs > 0) await time.sleep(waitMs);
    }
  }
  // The loop never ends, so it is not awaited.
  await new Promise<void>((resolve, reject) => {
    scan().catch(reject);
    time.run(HUB_UNTIL_MS).then(resolve, reject);
  });
  return delays;
}
