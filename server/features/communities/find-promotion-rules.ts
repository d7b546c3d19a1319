import { judgeVerdict } from '#core/communities/rules/promotion-verdict.ts';
import { readRules } from '#core/communities/rules/read-rules.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { lastReadings } from '#server/adapters/db/tables.ts';
import type { Context } from '#server/context.ts';
import { maySee, type Viewer } from './may-see.ts';
import { readRecord, wordsOf } from './rules-versions.ts';

/** The newest stored verdict on promotion, by community, as far as the viewer may see it; the platform is not asked. */
export async function findPromotionRules(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  communityIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string, PromotionRule>> {
  if (communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rules_versions as version')
    .leftJoin('rules_texts as text', (join) =>
      join.onRef('text.version_id', '=', 'version.id').on('text.checked_at', '>=', lastReadings(clock.now())),
    )
    .select(['version.community_id', 'version.record', 'text.rules', 'text.requirements'])
    .where('version.community_id', 'in', communityIds)
    .where(maySee('version', viewer, clock.now()))
    .orderBy('version.no')
    .execute();
  const newest = new Map(rows.map((row) => [row.community_id, row]));
  return new Map([...newest].map(([id, row]) => [id, verdictOf(row)]));
}

type Row = Parameters<typeof wordsOf>[0] & { record: string };

/** Only leave has conditions, which are in its words; those are gone after two days. */
function verdictOf(row: Row): PromotionRule {
  const record = readRecord(row.record);
  const words = record.promotion === 'allowed' ? wordsOf(row) : null;
  return judgeVerdict(words ? readRules(words.rules, words.requirements) : { ...record, quotes: {} });
}
