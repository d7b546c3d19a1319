import { type CommunityPage, communityHabits, type SimilarCommunity } from '#contract/discovery.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import {
  type CommunityRow,
  findCommunity,
  type Medians,
  presentCommunity,
  readMedians,
} from './community-rows.ts';
import { findByWords, readProfile } from './find-by-words.ts';
import { OBSERVED_FOR_MS, observeCommunities } from './observe-communities.ts';
import { readAbout } from '../communities/read-about.ts';

const TIMEOUT_MS = 2_000;
const SIMILAR = 6;
const SHARED_WORDS = 3;

export async function readCommunity(ctx: UserContext, { name }: { name: string }): Promise<CommunityPage> {
  const id = communityId(originOf(ctx.platform), name);
  const reader = ctx.platform && (await findReader(ctx, ctx.actor.workspaceId, 'community'));
  if (reader) await refresh(ctx, reader, { id, name });
  const row = await findCommunity(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND', explainUnknownCommunity(name, reader !== null));
  return await present(ctx, row);
}

const explainUnknownCommunity = (name: string, canRead: boolean) =>
  canRead
    ? `r/${name} couldn’t be read. It may not exist, or be closed to your account.`
    : `r/${name} hasn’t been read yet. Connect an account on the dashboard to read it.`;

type Named = { id: string; name: string };

/** Reads a stale community and its posts again, and waits for the result as long as a page may. */
async function refresh(ctx: UserContext, reader: Caller, { id, name }: Named): Promise<void> {
  const { db, clock } = ctx;
  await readAbout(ctx, reader, { id, name });
  const row = await findCommunity(db, id);
  if (row && (row.observed_at ?? 0) < clock.now() - OBSERVED_FOR_MS)
    await observeCommunities(ctx, reader, { communities: [row], timeoutMs: TIMEOUT_MS });
}

async function present(ctx: UserContext, row: CommunityRow): Promise<CommunityPage> {
  const medians = await readMedians(ctx.db);
  return {
    ...presentCommunity(row, medians, ctx.platform),
    foundedAt: toIsoTime(row.founded_at || null),
    access: row.access,
    takes: row.takes,
    flairEnabled: row.flair_enabled === 1,
    weeklyActivity: row.activity === null ? null : row.activity * 1_000,
    habits: row.habits === null ? null : communityHabits.parse(JSON.parse(row.habits)),
    similar: await findSimilar(ctx, row, medians),
  };
}

async function findSimilar(
  { db, platform }: UserContext,
  { id, origin }: CommunityRow,
  medians: Medians,
): Promise<SimilarCommunity[]> {
  const profile = await readProfile(db, [id]);
  const found = await findByWords(db, origin, profile, {
    limit: SIMILAR,
    without: new Set([id]),
    fewestWords: 1,
  });
  return found.map(({ row, words }) =>
    Object.assign(presentCommunity(row, medians, platform), { sharedWords: words.slice(0, SHARED_WORDS) }),
  );
}
