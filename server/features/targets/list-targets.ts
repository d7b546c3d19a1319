import type { Target } from '#contract/targets.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findVerdicts } from '../communities/find-promotion-rules.ts';
import { findTargets, presentTarget } from './target-rows.ts';

export async function listTargets(ctx: UserContext): Promise<Target[]> {
  const rows = await findTargets(ctx);
  const idOf = (name: string) => communityId(originOf(ctx.platform), name);
  const verdicts = await findVerdicts(
    ctx,
    rows.map(({ name }) => idOf(name)),
    ctx.actor.workspaceId,
  );
  return rows.map((row) => Object.assign(presentTarget(row), verdicts.get(idOf(row.name))));
}
