import type { Input, Output } from '#contract/endpoint.ts';
import type { preflightDraft as endpoint } from '#contract/preflight.ts';
import type { UserContext } from '#server/context.ts';
import { findingOfNearCopy, findNearCopy } from '../posts/find-near-copy.ts';
import type { FailedReadings } from '../preflight/failed-readings.ts';
import { preflightDraft } from '../preflight/preflight-draft.ts';

/** Checks a text while it is written: against the rules, and against what its author has sent elsewhere. */
export async function checkDraft(
  ctx: UserContext,
  input: Input<typeof endpoint>,
  failed: FailedReadings,
): Promise<Output<typeof endpoint>> {
  const checked = await preflightDraft(ctx, input, failed);
  const { postId: id, content, name: subreddit } = input;
  const near = await findNearCopy(ctx, ctx.db, { ...(id && { id }), content, subreddit });
  if (near === null) return checked;
  return { ...checked, verdict: 'blocked', findings: [findingOfNearCopy(near), ...checked.findings] };
}
