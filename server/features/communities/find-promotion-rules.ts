import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { Context } from '#server/context.ts';
import { isVisibleTo, type Viewer } from './is-visible-to.ts';
import { readRecord } from './rules-versions.ts';

/** The newest stored promotion verdict per community, if visible to the viewer. Does not call the platform. */
export async function findPromotionRules(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  communityIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string, PromotionRule>> {
  if (communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rules_versions as version')
    .select(['version.community_id', 'version.record'])
    .where('version.community_id', 'in', communityIds)
    .where(isVisibleTo('version', viewer, clock.now()))
    .orderBy('version.no')
    .execute();
  const newest = new Map(rows.map((row) => [row.community_id, row.record]));
  return new Map([...newest].map(([id, record]) => [id, verdictOf(record)]));
}

function verdictOf(json: string): PromotionRule {
  const { verdict, promotion } = readRecord(json);
  return verdict ?? promotion;
}
