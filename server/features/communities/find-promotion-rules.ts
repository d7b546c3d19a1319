import type { PromotionVerdict } from '#contract/rules-record.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { Context } from '#server/context.ts';
import { isVisibleTo, type Viewer } from './is-visible-to.ts';
import { readRecord } from './rules-versions.ts';

/** The newest stored promotion verdict per community, if visible to the viewer. Does not call the platform. */
export async function findVerdicts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  communityIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string, PromotionVerdict>> {
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

function verdictOf(json: string): PromotionVerdict {
  const { verdict, promotion, thread } = readRecord(json);
  return { promotion: verdict ?? promotion, ...(thread && { promotionThread: thread }) };
}

/** The verdicts without the threads that promotion is limited to. */
export async function findPromotionRules(
  ...asked: Parameters<typeof findVerdicts>
): Promise<Map<string, PromotionRule>> {
  const verdicts = await findVerdicts(...asked);
  return new Map([...verdicts].map(([id, { promotion }]) => [id, promotion]));
}
