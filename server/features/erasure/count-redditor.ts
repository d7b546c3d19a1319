import type { Input } from '#contract/endpoint.ts';
import type { countRedditor as endpoint, RedditorData } from '#contract/erasure.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { countStored, findStored } from './find-stored.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';

export async function countRedditor(
  ctx: UserContext,
  { name }: Input<typeof endpoint>,
): Promise<RedditorData> {
  const { workspaceId } = ctx.actor;
  await consumeRateLimits(ctx, [{ key: `erasure:${workspaceId}`, count: 60, windowMs: 10 * 60_000 }]);
  const isOwner = await isInstallationOwner(ctx, ctx.db);
  return countStored(await findStored(ctx, ctx.db, { name, isOwner }));
}
