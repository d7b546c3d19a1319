import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { Context } from '#server/context.ts';
import { readRecord } from './rules-versions.ts';

/** What the newest stored versions of communities' rules say of promotion, by community; the platform is not asked. */
export async function findPromotionRules(
  { db }: Context,
  communityIds: readonly string[],
): Promise<Map<string, PromotionRule>> {
  if (communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rules_versions')
    .select(['community_id', 'record'])
    .where('community_id', 'in', communityIds)
    .orderBy('no')
    .execute();
  return new Map(rows.map((row) => [row.community_id, readRecord(row.record).promotion]));
}
