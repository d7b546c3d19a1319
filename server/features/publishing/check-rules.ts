import type { Problem } from '#contract/posts.ts';
import { checkClaims } from '#core/preflight/check-claims.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { findBlock, findChange, rulesChanged, toProblem } from '#core/preflight/to-problem.ts';
import type { Context } from '#server/context.ts';
import { readEarlierRules } from '../preflight/preflight-reads.ts';
import { prepareChecks, type PreparedCheck } from '../preflight/prepare-checks.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { toCheckedText } from '../posts/refuse-blocked.ts';
import type { SendingReads } from './sending-reads.ts';

/** `knowsRequirements`: whether the community's settings were checked too. */
type RulesCheck = { problem: Problem | null; knowsRequirements: boolean };

/**
 * What a community's rules say of a post that is about to go out: a block, or something that they did not say when it
 * was scheduled. Rules that cannot be read hold nothing back.
 */
export async function checkRules(
  ctx: Context,
  reads: SendingReads,
  post: PostRow,
  { isByHand }: { isByHand: boolean },
): Promise<RulesCheck> {
  const now = ctx.clock.now();
  const beginning = await reads.beginning(post.id);
  const text = toCheckedText({ ...post, beginning, at: post.scheduled_at ?? now }, { now, isByHand });
  const [prepared] = await prepareChecks(ctx, reads, { workspaceId: post.workspace_id }, [text]);
  if (!prepared) throw new Error('One text has one answer.');
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
  if (change) return rulesChanged(post.subreddit, change);
  return block && toProblem(block);
}

/** What the rules say now and did not say when the post was scheduled. */
async function findNews(ctx: Context, post: PostRow, input: PreparedCheck['input']) {
  const place = { workspaceId: post.workspace_id, community: post.subreddit };
  const then = await readEarlierRules(ctx, place, post.rules_version ?? '');
  return findChange(preflight(input), then && preflight({ ...input, rules: then }));
}
