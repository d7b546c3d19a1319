import type { CommunityRules } from '#contract/communities.ts';
import { POST_TYPES } from '#contract/posts.ts';
import { describeRules } from '#core/communities/rules/describe-rules.ts';
import { findAiTextBan } from '#core/communities/rules/find-ai-text-ban.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { findCommunityFacts } from './find-community-facts.ts';

/** A community's rules as written, with our interpretation. */
export async function readCommunityRules(
  ctx: UserContext,
  { name }: { name: string },
): Promise<CommunityRules> {
  const { workspaceId } = ctx.actor;
  const facts = await findCommunityFacts(ctx, workspaceId, { name, purpose: 'reply' });
  if (!facts) {
    const message = (await findReader(ctx, workspaceId))
      ? `The rules of r/${name} cannot be read now. Look them up there before you post.`
      : 'Connect an account on the dashboard, and the rules of this community stand here.';
    return { name, known: false, message, rules: [], findings: [], aiTextBans: [], readAt: null };
  }
  return {
    name,
    known: true,
    message: null,
    rules: facts.rules.map(({ name: title, text }) => ({ name: title, text })),
    findings: describeRules(readRules(facts.rules, facts.requirements)),
    aiTextBans: POST_TYPES.filter((type) => findAiTextBan(facts.rules, type) !== null),
    readAt: new Date(ctx.clock.now()).toISOString(),
  };
}
