import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { askWithTimeout, withTimeout } from '#server/adapters/with-timeout.ts';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import type { Context } from '#server/context.ts';
import { communityId } from './community-id.ts';
import { storeRules } from './store-rules.ts';
import { isSeenOpen } from './is-visible-to.ts';
import { refreshCommunity } from './read-about.ts';

/**
 * Reads a community's rules and requirements and stores them, even if they arrive after the timeout. `isMissing`: the
 * platform says that the community does not exist.
 */
export async function readPlatformRules(
  ctx: Context,
  caller: Caller,
  { name, timeoutMs }: { name: string; timeoutMs: number },
): Promise<{ isMissing: boolean }> {
  const { platform, clock } = ctx;
  const read =
    platform &&
    (await askWithTimeout(clock, timeoutMs, caller, (asking) => readAndKeep(ctx, platform, asking, name)));
  return read ?? { isMissing: false };
}

/** The platform answers the same for banned communities. */
export const isMissing = (read: Outcome<unknown>): boolean =>
  read.kind === 'missing' && read.reason !== 'banned';

const isRefused = (read: Outcome<unknown>): boolean => read.kind === 'forbidden' || read.kind === 'missing';

/** How long a community that has closed still shows its stored rules. */
const LOOK_AGAIN_MS = 3_600_000;
/** How long to wait for requirements. Slower ones are read next time; the rules count at once. */
const SETTINGS_TIMEOUT_MS = 2_000;

async function readAndKeep(ctx: Context, platform: Platform, caller: Caller, name: string) {
  const askedAt = ctx.clock.now();
  const asked = platform.postRequirements(caller, name).catch(() => null);
  const settings = withTimeout(ctx.clock, SETTINGS_TIMEOUT_MS, asked);
  const id = communityId(platform.mode, name);
  const seenSince = askedAt - LOOK_AGAIN_MS;
  const isOpen = await isSeenOpen(ctx.db, id, seenSince);
  const looking = isOpen ? null : refreshCommunity(ctx, platform, caller, name).catch(() => null);
  const rules = await platform.rules(caller, name);
  await looking;
  if (rules.kind === 'ok' || isRefused(rules)) await noteReader(ctx, caller, id, rules.kind === 'ok');
  // If the rules are missing, also check that the community is missing before blocking a post.
  if (rules.kind !== 'ok')
    return { isMissing: isMissing(rules) && isMissing(await platform.about(caller, name)) };
  const requirements = await settings;
  const read = { rules: rules.value, requirements: requirements?.kind === 'ok' ? requirements.value : null };
  const now = ctx.clock.now();
  const times = { askedAt, now, isOpen: await isSeenOpen(ctx.db, id, seenSince) };
  await ctx.db.transaction().execute(async (tx) => {
    const changed = await storeRules(tx, id, read, times);
    if (changed)
      await ctx.reactions.rulesChanged(ctx, tx, { communityId: id, name, isOpen: times.isOpen, ...changed });
  });
  return { isMissing: false };
}

/** Records that the workspace's account can read the rules; forgets it once the account is rejected. */
async function noteReader(
  { db, clock }: Context,
  { workspaceId }: Caller,
  communityId: string,
  couldRead: boolean,
): Promise<void> {
  const id = `${workspaceId} ${communityId}`;
  if (!couldRead) {
    await db.deleteFrom('rules_readers').where('id', '=', id).execute();
    return;
  }
  const read = { read_at: clock.now() };
  await db
    .insertInto('rules_readers')
    .values({ id, workspace_id: workspaceId, community_id: communityId, ...read })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(read))
    .execute();
}
