import type { Input } from '#contract/endpoint.ts';
import type { addUserSubreddit as endpoint, Target } from '#contract/targets.ts';
import { readCommunityName } from '#core/targets/read-community-name.ts';
import { invalidInput } from '#server/app-error.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { isMissing } from '../communities/read-platform-rules.ts';
import { findCommunity } from '../discovery/community-rows.ts';
import { insertTargets } from './insert-targets.ts';
import { readTarget } from './target-rows.ts';

/** Returns the existing target if it was added before. */
export async function addTarget(
  ctx: UserContext,
  { subredditId, note }: Input<typeof endpoint>,
): Promise<Target> {
  const name = readCommunityName(subredditId);
  if (!name)
    throw invalidInput({ subredditId: 'Enter a subreddit by its name: 2 to 21 letters, digits or _.' });
  if (await isUnknownThere(ctx, name))
    throw invalidInput({ subredditId: `There is no r/${name}. Check the spelling.` });
  return await ctx.db.transaction().execute(async (tx) => {
    await insertTargets(ctx, tx, [name], note);
    return await readTarget(ctx, tx, name.toLowerCase());
  });
}

const TIMEOUT_MS = 2_000;

/** Asks the platform about an unknown community. Without an answer, the community is assumed to exist. */
async function isUnknownThere(ctx: UserContext, name: string): Promise<boolean> {
  const { platform, db, clock, actor } = ctx;
  if (await findCommunity(db, communityId(originOf(platform), name))) return false;
  const reader = platform && (await findReader(ctx, actor.workspaceId, 'community'));
  const about = reader && (await withTimeout(clock, TIMEOUT_MS, platform.about(reader, name)));
  return about !== null && isMissing(about);
}
