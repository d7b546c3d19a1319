import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import { askOnce } from './ask-once.ts';
import { communityId } from './community-id.ts';
import { keepCommunities } from './keep-communities.ts';

const KEPT_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;

/** Reads what the platform says of a community, and keeps it if the community is open. */
export async function readAbout(
  ctx: Context,
  reader: Caller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { platform, clock } = ctx;
  if (!platform) return;
  await askOnce(ctx, { key: `about:${id}`, keepMs: KEPT_MS }, async () => {
    const about = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) => platform.about(caller, name));
    return about?.kind === 'ok' ? await keepCommunities(ctx, platform.mode, [about.value]) : null;
  });
}

/** The same, asked at once; a community that refuses this reader is no longer known as open. */
export async function lookAtCommunity(
  ctx: Context,
  platform: Platform,
  reader: Caller,
  name: string,
): Promise<void> {
  const about = await askWithTimeout(ctx.clock, TIMEOUT_MS, reader, (caller) => platform.about(caller, name));
  if (about?.kind === 'ok') await keepCommunities(ctx, platform.mode, [about.value]);
  if (about?.kind === 'forbidden')
    await ctx.db.deleteFrom('communities').where('id', '=', communityId(platform.mode, name)).execute();
}
