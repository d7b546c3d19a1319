import type { PlaceRules } from '#contract/drafts.ts';
import { POST_TYPES } from '#contract/posts.ts';
import { describeRules } from '#core/drafts/describe-rules.ts';
import { findAiTextBan } from '#core/drafts/find-ai-text-ban.ts';
import { readCommunityRules } from '#core/drafts/read-community-rules.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { findPlaceFacts } from './find-place-facts.ts';

/** A community's rules in its own words, and what we make of them. */
export async function readPlaceRules(
  ctx: Context<UserActor>,
  { name }: { name: string },
): Promise<PlaceRules> {
  const { workspaceId } = ctx.actor;
  const facts = await findPlaceFacts(ctx, workspaceId, { name, purpose: 'reply' });
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
    findings: describeRules(readCommunityRules(facts.rules, facts.requirements)),
    aiTextBans: POST_TYPES.filter((type) => findAiTextBan(facts.rules, type) !== null),
    readAt: new Date(ctx.clock.now()).toISOString(),
  };
}
