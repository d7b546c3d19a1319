import type { PollState } from '#core/scanning/poll-state.ts';
import { ScanPlan } from '#core/scanning/scan-plan.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { findPolls, storePolls } from '../opportunities/community-polls.ts';
import { catchUpScans } from './catch-up-scans.ts';
import { createCommentPorts } from './create-comment-ports.ts';
import { createHubPorts } from './create-hub-ports.ts';
import { findWatches, type WatchedCommunities, type Watches } from './find-watches.ts';
import { COMMENTS_SHARE, hubCallsPerMinute, ROUND_MS } from './hub-pace.ts';
import { pollGroups } from './poll-groups.ts';
import type { ScanMatcher } from './scan-matcher.ts';

/** The longest pause, so that a newly enabled scan starts soon. */
const REST_MS = 15_000;
const COMMENT_LANES = 1;

/** Reads new posts of all watched communities as they become due, for up to a minute. Returns when to continue. */
export async function runRound(ctx: JobContext, matcher: ScanMatcher): Promise<TryAgain> {
  const { platform, clock } = ctx;
  const startedAt = clock.now();
  const watches = platform && (await findWatches(ctx));
  // Without an account nothing can be read; the list of saved scans says so.
  if (!watches || watches.communities.size === 0) return { tryAgainAt: startedAt + REST_MS };
  const hub = { ...ctx, platform };
  matcher.replaceScans(watches.scans);
  await catchUpScans(hub, matcher, watches.scans);
  const [posts, comments] = await Promise.all(
    readingsOf(platform.mode, watches, hubCallsPerMinute(ctx.config.reddit.callsPerMinute)).map((reading) =>
      openReading(ctx, reading, startedAt),
    ),
  );
  const readers = rotate(watches.readers, Math.floor(startedAt / ROUND_MS));
  const until = startedAt + ROUND_MS;
  const polled = await Promise.allSettled([
    posts && pollGroups(createHubPorts(hub, matcher, readers), posts.plan, until),
    comments && pollGroups(createCommentPorts(hub, matcher, readers), comments.plan, until, COMMENT_LANES),
  ]);
  for (const reading of [posts, comments]) await reading?.keep();
  const failed = polled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const latest = clock.now() + REST_MS;
  const dueAt = [posts, comments].map((reading) => reading?.plan.next(clock.now())?.dueAt ?? latest);
  const nextAt = readers.length > 0 ? Math.min(...dueAt) : latest;
  return { tryAgainAt: Math.min(Math.max(nextAt, clock.now()), latest) };
}

type Reading = {
  watched: WatchedCommunities;
  callsPerMinute: number;
  /** The id under which a community's poll state is stored. */
  pollId: (key: string) => string;
};

/** The listings to read: posts and, if any scan wants them, comments with a smaller share of the calls. */
function readingsOf(origin: Origin, { communities, commented }: Watches, calls: number): Reading[] {
  const share = commented.size > 0 ? COMMENTS_SHARE : 0;
  const pollId = (key: string) => communityId(origin, key);
  const posts = { watched: communities, callsPerMinute: calls * (1 - share), pollId };
  const ofComments = (key: string) => `${pollId(key)}/comments`;
  return share === 0
    ? [posts]
    : [posts, { watched: commented, callsPerMinute: calls * share, pollId: ofComments }];
}

/** Builds the reading plan from the stored state, with a function to store its changes. */
async function openReading(
  { db, clock }: JobContext,
  { watched, callsPerMinute, pollId }: Reading,
  now: number,
) {
  const known = await findPolls(db, [...watched.keys()].map(pollId));
  const states = [...watched.keys()].flatMap((key): [string, PollState][] => {
    const state = known.get(pollId(key));
    return state ? [[key, state]] : [];
  });
  const plan = new ScanPlan({
    watched: [...watched].map(([key, { name, workspaces }]) => ({ key, name, watchers: workspaces.size })),
    states: new Map(states),
    callsPerMinute,
    now,
  });
  const keep = async () => {
    const changes = [...plan.takeChanges()].map(([key, state]): [string, PollState] => [pollId(key), state]);
    await storePolls(db, new Map(changes), clock.now());
  };
  return { plan, keep };
}

/** Rotates the readers, so that each round starts with another workspace's account. */
const rotate = <T>(all: readonly T[], round: number): T[] => {
  const first = all.length === 0 ? 0 : round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};
