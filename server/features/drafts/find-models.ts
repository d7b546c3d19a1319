import type { Output } from '#contract/endpoint.ts';
import type { findModels as endpoint } from '#contract/drafting/models.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { findModelClient } from './find-model-asker.ts';

/** The model servers on this server's machine. Takes no addresses from the caller. */
export async function findModels(ctx: UserContext): Promise<Output<typeof endpoint>> {
  await consumeRateLimits(ctx, [
    { key: `model-find:${ctx.actor.workspaceId}`, count: 20, windowMs: 10 * 60_000 },
  ]);
  return { place: ctx.modelFinder.place, servers: await ctx.modelFinder.find(await findModelClient(ctx)) };
}
