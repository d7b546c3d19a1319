import type { Problem } from '#contract/posts.ts';
import { checkClaims } from '#core/preflight/check-claims.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { findBlock, findNewFinding, rulesChangedProblem, toProblem } from '#core/preflight/to-problem.ts';
import type { Context } from '#server/context.ts';
import { readEarlierRules } from '../preflight/preflight-reads.ts';
import { prepareChecks, type PreparedCheck } from '../preflight/prepare-checks.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { toCheckedText } from '../posts/refuse-blocked.ts';
import type { PublishReads } from './publish-reads.ts';

/** `knowsRequirements`: true if the post requirements were checked too. */
type RulesCheck = { problem: Problem | null; knowsRequirements: boolean };

/**
 * Checks a post against the community's current rules: finds a block, or a condition added since scheduling. Unreadable rules
 * block nothing.
 */
export async function checkRules(
  ctx: Context,
  reads: PublishReads,
  post: PostRow,
  { isByHand }: { isByHand: boolean },
): Promise<RulesCheck> {
  const now = ctx.clock.now();
  const beginning = await reads.beginning(post.id);
  const text = toCheckedText({ ...post, beginning, at: post.scheduled_at ?? now }, { now, isByHand });
  const [prepared] = await prepareChecks(ctx, reads, { workspaceId: post.workspace_id }, [text]);
  if (!prepared) throw new Error('Expected one result for one text.');
  if (!prepared.rules) {
    const [claim] = checkClaims(prepared.input);
    return { problem: claim ? toProblem(claim) : null, knowsRequirements: false };
  }
  return {
    problem: await findProblem(ctx, post, prepared),
    knowsRequirements: prepared.rules.hasRequirements,
  };
}

async function findProblem(
  ctx: Context,
  post: PostRow,
  { input, rules }: PreparedCheck,
): Promise<Problem | null> {
  const result = preflight(input);
  const block = findBlock(result);
  const hasChanged = post.rules_version !== null && post.rules_version !== rules?.version;
  const change = hasChanged && result.verdict !== 'pass' && (await findNews(ctx, post, input));
  if (change) return rulesChangedProblem(post.subreddit, change);
  return block && toProblem(block);
}

/** Finds a condition that the rules have now but didn't have at scheduling. */
async function findNews(ctx: Context, post: PostRow, input: PreparedCheck['input']) {
  const place = { workspaceId: post.workspace_id, community: post.subreddit };
  const then = await readEarlierRules(ctx, place, post.rules_version ?? '');
  return findNewFinding(preflight(input), then && preflight({ ...input, rules: then }));
}
