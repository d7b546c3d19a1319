import { toIsoTime } from '#contract/fields.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { preflightDraft as endpoint } from '#contract/preflight.ts';
import { describeBudget } from '#core/preflight/mention-budget.ts';
import { findFollowedRules } from '#core/preflight/find-followed-rules.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { isTimeZone } from '#core/posts/wall-time.ts';
import type { UserContext } from '#server/context.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import type { FailedReadings } from '#server/failed-readings.ts';
import { createPreflightReads } from './preflight-reads.ts';
import { prepareChecks } from './prepare-checks.ts';

/** Checks a text while it is written. Stores nothing. */
export async function preflightDraft(
  ctx: UserContext,
  input: Input<typeof endpoint>,
  failed?: FailedReadings,
): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  const now = ctx.clock.now();
  const { generated, scheduledAt, timeZone, websiteUrl = null, redditAccountId: accountId } = input;
  const at = Math.max(now, scheduledAt ? Date.parse(scheduledAt) : now);
  const account = await chooseAccount(ctx, ctx.db, { accountId, sendsNow: false });
  const text = {
    id: input.postId ?? null,
    community: input.name,
    type: input.type,
    title: input.title ?? null,
    content: input.content,
    url: input.url || websiteUrl,
    flair: input.flair || null,
    websiteUrl,
    beginning: generated ? { ...generated, confirmedAt: input.inOwnWords ? now : null } : null,
    isByHand: account?.mode === 'assisted',
    moment: { now, at, plannedAt: at, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : null },
  };
  const reads = createPreflightReads(ctx, failed);
  const [prepared] = await prepareChecks(ctx, reads, { workspaceId, asksForBudget: true }, [text]);
  if (!prepared) throw new Error('Expected one result for one text.');
  const { input: given, rules } = prepared;
  const scoped = rules && (text.type === 'comment' ? rules.scoped.comments : rules.scoped.posts);
  const quotaDays = scoped?.reading.quotaDays ?? null;
  const asked = { label: given.product.label, community: input.name, quotaDays };
  return {
    ...preflight(given),
    kept: findFollowedRules(given),
    budget: describeBudget(asked, given.history, given.moment, text.id),
    rulesReadAt: toIsoTime(rules?.checkedAt ?? null),
  };
}
