import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { askOnce } from './ask-once.ts';
import { communityId } from './community-id.ts';
import { storeCommunities } from './store-communities.ts';

const KEPT_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;

/** Reads a community's details, and stores them if the community is open. */
export async function readAbout(
  ctx: Context,
  reader: Caller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { platform, clock } = ctx;
  if (!platform) return;
  await askOnce(ctx, { key: `about:${id}`, keepMs: KEPT_MS }, async () => {
    const about = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.about(caller, name));
    return about?.kind === 'ok' ? await storeCommunities(ctx, platform.mode, [about.value]) : null;
  });
}

/** Like `readAbout`, but always calls the platform. A community that rejects this reader is deleted from the open ones. */
export async function refreshCommunity(
  ctx: Context,
  platform: Platform,
  reader: Caller,
  name: string,
): Promise<void> {
  const about = await askWithTimeout(ctx.clock, TIMEOUT_MS, reader, (caller) => platform.about(caller, name));
  if (about?.kind === 'ok') await storeCommunities(ctx, platform.mode, [about.value]);
  if (about?.kind === 'forbidden')
    await ctx.db.deleteFrom('communities').where('id', '=', communityId(platform.mode, name)).execute();
}
