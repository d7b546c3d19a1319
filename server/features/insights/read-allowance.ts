import type { Report } from '#contract/insights.ts';
import { describeBudget } from '#core/preflight/mention-budget.ts';
import type { UserContext } from '#server/context.ts';
import { createReaders } from '../preflight/mention-readers.ts';
import { countContributions } from '../preflight/mention-history.ts';
import { prepareChecks } from '../preflight/prepare-checks.ts';
import type { PreflightReads } from '../preflight/preflight-reads.ts';

type Allowance = Pick<Report, 'contributions' | 'mentions'>;

/** How often the workspace may still mention its product under the rules, and its share of links to its own site. */
export async function readAllowance(
  ctx: UserContext,
  reads: PreflightReads,
  communities: readonly string[],
): Promise<Allowance> {
  const { workspaceId } = ctx.actor;
  const now = ctx.clock.now();
  const moment = { now, at: now, plannedAt: now, timeZone: null };
  const texts = communities.map((community) => ({
    id: null,
    community,
    type: 'post' as const,
    title: null,
    content: '',
    url: null,
    flair: null,
    websiteUrl: null,
    beginning: null,
    isByHand: false,
    moment,
  }));
  const [prepared, own] = await Promise.all([
    prepareChecks(ctx, reads, { workspaceId, asksForBudget: true }, texts),
    reads.own(workspaceId),
  ]);
  const mentions = prepared.flatMap(({ input, rules }, index) => {
    const community = communities[index] ?? '';
    const quotaDays = rules?.scoped.posts.reading.quotaDays ?? null;
    const budget = describeBudget({ label: own.name, community, quotaDays }, input.history, { now });
    return budget ? [{ community, text: budget.text, againAt: budget.againAt }] : [];
  });
  const { total, withOwnLink, isSiteKnown } = await countContributions(ctx, workspaceId, createReaders(own));
  return { mentions, contributions: { total, withOwnLink: isSiteKnown ? withOwnLink : null } };
}
