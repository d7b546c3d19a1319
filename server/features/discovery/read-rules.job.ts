import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { readPlatformRules } from '../communities/read-platform-rules.ts';
import { readRulesLater } from './discovery-jobs.ts';

const TIMEOUT_MS = 60_000;

export const handleReadRules = handleJob(readRulesLater, async (ctx: JobContext, { workspaceId, names }) => {
  const reader = await findReader(ctx, workspaceId, 'scan');
  if (!reader) return;
  for (const name of names) {
    if (ctx.stop.signal.aborted) return;
    await readPlatformRules(ctx, reader, { name, timeoutMs: TIMEOUT_MS });
  }
  const ids = names.map((name) => communityId(originOf(ctx.platform), name));
  const { size } = await findPromotionRules(ctx, ids, workspaceId);
  // Pages that are notified reload, and may request again what couldn't be read.
  if (size > 0) await ctx.events.publish(ctx.db, { workspaceId, topic: 'communities' });
});
