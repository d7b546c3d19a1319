import type { PollState } from '#core/scanning/poll-state.ts';
import { ScanPlan } from '#core/scanning/scan-plan.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { communityId } from '../communities/community-id.ts';
import { findPolls, keepPolls } from '../opportunities/community-polls.ts';
import { catchUp } from './catch-up.ts';
import { createHubPorts } from './create-hub-ports.ts';
import { findWatches, type Watches } from './find-watches.ts';
import { hubCallsPerMinute, ROUND_MS } from './hub-pace.ts';
import { pollGroups } from './poll-groups.ts';
import type { ScanMatcher } from './scan-matcher.ts';

/** The longest rest: a scan that was switched on meanwhile need not wait longer. */
const REST_MS = 15_000;

/** Reads what is new in all watched communities as it becomes due, for a minute at most. Says when to go on. */
export async function runRound(ctx: JobContext, matcher: ScanMatcher): Promise<TryAgain> {
  const { platform, clock, db, config } = ctx;
  const startedAt = clock.now();
  const watches = platform && (await findWatches(ctx));
  // Without an account nothing can be read; the list of saved scans says so.
  if (!watches || watches.communities.size === 0) return { tryAgainAt: startedAt + REST_MS };
  matcher.replaceScans(watches.scans);
  await catchUp({ ...ctx, platform }, matcher, watches.scans);
  const plan = new ScanPlan({
    watched: [...watches.communities].map(([key, { name, workspaces }]) => ({
      key,
      name,
      watchers: workspaces.size,
    })),
    states: await readStates(ctx, watches),
    callsPerMinute: hubCallsPerMinute(config.reddit.callsPerMinute),
    now: startedAt,
  });
  const readers = takeTurns(watches.readers, Math.floor(startedAt / ROUND_MS));
  try {
    await pollGroups(createHubPorts({ ...ctx, platform }, matcher, readers), plan, startedAt + ROUND_MS);
  } finally {
    const changes = [...plan.takeChanges()].map(([key, state]): [string, PollState] => [
      communityId(platform.mode, key),
      state,
    ]);
    await keepPolls(db, new Map(changes), clock.now());
  }
  const latest = clock.now() + REST_MS;
  const nextAt = readers.length > 0 ? (plan.next(clock.now())?.dueAt ?? latest) : latest;
  return { tryAgainAt: Math.min(Math.max(nextAt, clock.now()), latest) };
}

async function readStates({ db, platform }: JobContext, { communities }: Watches) {
  const idOf = (key: string) => communityId(platform?.mode ?? 'api', key);
  const states = await findPolls(db, [...communities.keys()].map(idOf));
  return new Map(
    [...communities.keys()].flatMap((key) => {
      const state = states.get(idOf(key));
      return state ? [[key, state]] : [];
    }),
  );
}

/** Each round another workspace's account reads first. */
const takeTurns = <T>(all: readonly T[], round: number): T[] => {
  const first = all.length === 0 ? 0 : round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};
