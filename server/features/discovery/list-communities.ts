import type { FoundCommunity, listCommunities as endpoint } from '#contract/discovery.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { addVerdicts } from './add-verdicts.ts';
import { askForCommunities, readFoundIds } from './ask-for-communities.ts';
import { originOf } from '../communities/community-id.ts';
import { type CommunityRow, presentCommunity, readMedians } from './community-rows.ts';
import { observeCommunitiesLater } from './discovery-jobs.ts';
import { findCommunities } from './find-communities.ts';
import { OBSERVED_FOR_MS, observeCommunities } from './observe-communities.ts';

const NO_ANSWER = 'Reddit didn’t respond, and no saved results match. Try again in a minute.';
const SHOWN = 60;
/**
 * The number of communities observed before responding, if the platform is fast: they fill the first screen. Sandbox calls are
 * free.
 */
const OBSERVED_AT_ONCE = { api: 12, sandbox: 48 };
const TIMEOUT_MS = 2_000;

/** Lists stored communities. With an account, the platform adds to the store. */
export async function listCommunities(
  ctx: UserContext,
  { q, size }: Input<typeof endpoint>,
): Promise<FoundCommunity[]> {
  const { platform, db } = ctx;
  const reader = platform && (await findReader(ctx, ctx.actor.workspaceId, 'community'));
  const isCurrent = !reader || (await askForCommunities(ctx, reader, q));
  const search = { text: q, size, origin: originOf(platform) };
  const find = async () => await findCommunities(db, search, SHOWN, await readFoundIds(ctx, q));
  const found = await find();
  if (!isCurrent && found.length === 0) throw new AppError('UNAVAILABLE', NO_ANSWER);
  const observed = reader && (await observeFirst(ctx, { platform, reader }, found));
  const medians = await readMedians(db);
  const communities = (observed ? await find() : found).map((row) =>
    Object.assign(presentCommunity(row, medians, platform), { isCurrent }),
  );
  return await addVerdicts(ctx, communities);
}

type Site = { platform: Platform; reader: Caller };

/** Observes the first stale communities now and the others in the background. False if none are stale. */
async function observeFirst(
  ctx: UserContext,
  { platform, reader }: Site,
  found: readonly CommunityRow[],
): Promise<boolean> {
  const stale = found.filter(({ observed_at: at }) => (at ?? 0) < ctx.clock.now() - OBSERVED_FOR_MS);
  if (stale.length === 0) return false;
  const communities = stale.slice(0, OBSERVED_AT_ONCE[platform.mode]);
  const observed = await observeCommunities(ctx, reader, { communities, timeoutMs: TIMEOUT_MS });
  const { workspaceId } = reader;
  if (observed === stale.length) return true;
  await ctx.jobs.enqueue(
    ctx.db,
    observeCommunitiesLater,
    { workspaceId, communityIds: stale.map(({ id }) => id) },
    { uniqueKey: `discovery.observe:${workspaceId}` },
  );
  return true;
}
