import { scopeRules, type ScopedRules } from '#core/preflight/scope-rules.ts';
import { shownReadingsSince } from '#server/adapters/db/tables.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findSharedRules } from '../communities/find-shared-rules.ts';
import { isSeenOpen } from '../communities/is-visible-to.ts';
import { isMissing } from '../communities/read-platform-rules.ts';
import { readAbout } from '../communities/read-about.ts';
import { createFailedReadings, type FailedReadings } from '#server/failed-readings.ts';
import { acquireReading } from './check-limits.ts';

const FRESH_FOR_MS = 3_600_000;
const TIMEOUT_MS = 2_000;

/** The key for reading public rules: only the community's name, no workspace. */
const placeOf = (community: string) => ({ workspaceId: '', community: community.toLowerCase() });

/** `missing`: there is no such community. */
type Found = ScopedRules | 'missing' | null;
export type VisibleRules = (ctx: Context, name: string) => Promise<Found>;

/** Shares concurrent readings, and does not retry failed ones at once. */
export function createVisibleRules(): VisibleRules {
  const failed = createFailedReadings();
  const running = new Map<string, Promise<Found>>();
  return (ctx, name) => {
    const key = name.toLowerCase();
    const found = running.get(key) ?? findVisibleRules(ctx, name, failed).finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}

/**
 * The public rules, without additions. Only for communities that were seen open: the installation may also have read private
 * ones for their members.
 */
async function findVisibleRules(ctx: Context, name: string, failed: FailedReadings): Promise<Found> {
  const now = ctx.clock.now();
  const failure = failed.find(placeOf(name), now);
  if (failure === 'missing') return failure;
  let isAsked = false;
  const reader = once(async () => {
    if (failure || !(await acquireReading(ctx))) return null;
    isAsked = true;
    return await findOwnersReader(ctx);
  });
  const rules = await findShared(ctx, name, reader);
  const isOld = rules === null || rules === 'missing' || rules.posts.checkedAt < now - FRESH_FOR_MS;
  if (isAsked && isOld) failed.add(placeOf(name), now, rules === 'missing' ? rules : 'unread');
  return rules;
}

async function findShared(
  ctx: Context,
  name: string,
  findReader: () => Promise<Caller | null>,
): Promise<Found> {
  const id = communityId(originOf(ctx.platform), name);
  const isOpen = () => isSeenOpen(ctx.db, id, shownReadingsSince(ctx.clock.now()));
  if (!(await isOpen())) {
    const caller = await findReader();
    if (caller) await readAbout(ctx, caller, { id, name });
    if (!caller) return null;
    if (!(await isOpen())) return await findWhyClosed(ctx, caller, name);
  }
  const rules = await findSharedRules(ctx, { name, freshForMs: FRESH_FOR_MS, findReader });
  return rules && scopeRules(rules);
}

async function findWhyClosed({ platform, clock }: Context, caller: Caller, name: string): Promise<Found> {
  const about =
    platform && (await askWithTimeout(clock, TIMEOUT_MS, caller, (asking) => platform.about(asking, name)));
  return about && isMissing(about) ? 'missing' : null;
}

export async function findOwnersReader(ctx: Context): Promise<Caller | null> {
  const { platform, db } = ctx;
  const workspace = await db
    .selectFrom('installation')
    .innerJoin('workspaces', 'workspaces.owner_id', 'installation.value')
    .select('workspaces.id')
    .where('installation.key', '=', 'first_user')
    .executeTakeFirst();
  return platform && workspace ? await findReader(ctx, workspace.id, 'community') : null;
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}
