import type { Community } from '#contract/discovery.ts';
import type { UserContext } from '#server/context.ts';
import { hasReader } from '../accounts/choose-account.ts';
import { findVerdicts } from '../communities/find-promotion-rules.ts';
import { readRulesLater } from './discovery-jobs.ts';

/** The number of communities on the first screen. Each verdict costs two calls. */
const READ_AT_ONCE = 12;

/** Adds promotion verdicts. Rules of the first communities that were never read are read in the background. */
export async function addVerdicts<C extends Community>(
  ctx: UserContext,
  communities: readonly C[],
): Promise<C[]> {
  const verdicts = await findVerdicts(
    ctx,
    communities.map(({ id }) => id),
    ctx.actor.workspaceId,
  );
  const unread = communities
    .slice(0, READ_AT_ONCE)
    .filter(({ id }) => !verdicts.has(id))
    .map(({ name }) => name);
  const { workspaceId } = ctx.actor;
  if (unread.length > 0 && (await hasReader(ctx, workspaceId)))
    await ctx.jobs.enqueue(
      ctx.db,
      readRulesLater,
      { workspaceId, names: unread },
      { uniqueKey: `discovery.readRules:${workspaceId}` },
    );
  return communities.map((community) => ({ ...community, ...verdicts.get(community.id) }));
}
