import type { Input } from '#contract/endpoint.ts';
import type { addUserSubreddit as endpoint, Target } from '#contract/targets.ts';
import { readCommunityName } from '#core/targets/read-community-name.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { insertTargets } from './insert-targets.ts';
import { readTarget } from './target-rows.ts';

/** Adding what is there already answers what is there. */
export async function addTarget(
  ctx: UserContext,
  { subredditId, note }: Input<typeof endpoint>,
): Promise<Target> {
  const name = readCommunityName(subredditId);
  if (!name)
    throw invalidInput({ subredditId: 'Enter a subreddit by its name: 2 to 21 letters, digits or _.' });
  return await ctx.db.transaction().execute(async (tx) => {
    await insertTargets(ctx, tx, [name], note);
    return await readTarget(ctx, tx, name.toLowerCase());
  });
}
