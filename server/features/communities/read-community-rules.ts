import type { CommunityRules } from '#contract/communities.ts';
import { POST_TYPES } from '#contract/posts.ts';
import { describeRules } from '#core/communities/rules/describe-rules.ts';
import { findAiTextBan } from '#core/communities/rules/find-ai-text-ban.ts';
import type { UserContext } from '#server/context.ts';
import { findStandingRules } from './find-standing-rules.ts';
import { whyUnknown } from './read-rules-record.ts';

/** A community's rules as written, with our interpretation. */
export async function readCommunityRules(
  ctx: UserContext,
  { name }: { name: string },
): Promise<CommunityRules> {
  const { workspaceId } = ctx.actor;
  const standing = await findStandingRules(ctx, workspaceId, { name, purpose: 'reply' });
  if (!standing) {
    const message = await whyUnknown(ctx, name);
    return { name, known: false, message, rules: [], findings: [], aiTextBans: [], readAt: null };
  }
  return {
    name,
    known: true,
    message: null,
    rules: standing.rules.map(({ name: title, text }) => ({ name: title, text })),
    findings: describeRules(standing.reading),
    aiTextBans: POST_TYPES.filter((type) => findAiTextBan(standing.rules, type) !== null),
    readAt: new Date(standing.checkedAt).toISOString(),
  };
}
