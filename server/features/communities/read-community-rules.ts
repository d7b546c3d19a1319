import type { CommunityRules } from '#contract/communities.ts';
import { POST_TYPES, type PostType } from '#contract/posts.ts';
import { describeRules } from '#core/communities/rules/describe-rules.ts';
import { findAiTextBan } from '#core/communities/rules/find-ai-text-ban.ts';
import type { UserContext } from '#server/context.ts';
import { findEffectiveRules, type EffectiveRules } from './find-effective-rules.ts';
import { explainUnknownRules } from './read-rules-record.ts';

/** A community's rules as written, with our interpretation. */
export async function readCommunityRules(
  ctx: UserContext,
  { name }: { name: string },
): Promise<CommunityRules> {
  const { workspaceId } = ctx.actor;
  const effective = await findEffectiveRules(ctx, workspaceId, { name, purpose: 'community' });
  if (!effective) {
    const message = await explainUnknownRules(ctx, name);
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
    rules: effective.rules.map(({ name: title, text }) => ({ name: title, text })),
    findings: describeRules(effective.reading, effective.rules),
    aiTextBans: findAiTextBans(effective),
    source: effective.source.kind,
    readAt: new Date(effective.checkedAt).toISOString(),
  };
}

/** A correction applies to all types; it does not distinguish posts and comments. */
function findAiTextBans({ rules, reading }: EffectiveRules): PostType[] {
  if (reading.corrections.some(({ field }) => field === 'aiText'))
    return reading.aiText === 'banned' ? [...POST_TYPES] : [];
  return POST_TYPES.filter((type) => findAiTextBan(rules, type) !== null);
}
