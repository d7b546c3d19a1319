import type { Output } from '#contract/endpoint.ts';
import type { findModels as endpoint } from '#contract/drafting/models.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findAsker } from './find-asker.ts';

/** What serves models on the machine of this server. Which addresses are asked is not the caller's to say. */
export async function findModels(ctx: UserContext): Promise<Output<typeof endpoint>> {
  await consumeRateLimits(ctx, [
    { key: `model-find:${ctx.actor.workspaceId}`, count: 20, windowMs: 10 * 60_000 },
  ]);
  return { place: ctx.modelFinder.place, servers: await ctx.modelFinder.find(await findAsker(ctx)) };
}
