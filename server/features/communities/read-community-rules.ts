import type { CommunityRules } from '#contract/communities.ts';
import { POST_TYPES, type PostType } from '#contract/posts.ts';
import { describeRules } from '#core/communities/rules/describe-rules.ts';
import { findAiTextBan } from '#core/communities/rules/find-ai-text-ban.ts';
import type { UserContext } from '#server/context.ts';
import { findStandingRules, type StandingRules } from './find-standing-rules.ts';
import { whyUnknown } from './read-rules-record.ts';

/** A community's rules as written, with our interpretation. */
export async function readCommunityRules(
  ctx: UserContext,
  { name }: { name: string },
): Promise<CommunityRules> {
  const { workspaceId } = ctx.actor;
  const standing = await findStandingRules(ctx, workspaceId, { name, purpose: 'community' });
  if (!standing) {
    const message = await whyUnknown(ctx, name);
    return {
      name,
      known: false,
      message,
      rules: [],
      findings: [],
      aiTextBans: [],
      source: null,
      readAt: null,
    };
  }
  return {
    name,
    known: true,
    message: null,
    rules: standing.rules.map(({ name: title, text }) => ({ name: title, text })),
    findings: describeRules(standing.reading, standing.rules),
    aiTextBans: findAiTextBans(standing),
    source: standing.source.kind,
    readAt: new Date(standing.checkedAt).toISOString(),
  };
}

/** A correction holds for all types; it cannot tell posts and comments apart. */
function findAiTextBans({ rules, reading }: StandingRules): PostType[] {
  if (reading.corrections.some(({ field }) => field === 'aiText'))
    return reading.aiText === 'banned' ? [...POST_TYPES] : [];
  return POST_TYPES.filter((type) => findAiTextBan(rules, type) !== null);
}
