import { becameStricter } from '#core/communities/leave.ts';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { readRecord, type RulesVersion } from './rules-versions.ts';
import {
  type ModeratorAnswer,
  readRuleAdditions,
  parsePastedRules,
  type WorkspaceCommunity,
} from './workspace-rules.ts';

const DAY_MS = 24 * 3_600_000;

type Version = { digest: string; promotion: PromotionRule };
type Asked = { leave: ModeratorAnswer; words: RulesVersion; isPasted: boolean; reading: RulesReading };

/** True if a stricter promotion rule was added after the moderators' permission. */
export async function isPermissionOvertaken(
  db: Db,
  community: WorkspaceCommunity,
  { leave, words, isPasted, reading }: Asked,
): Promise<boolean> {
  if (leave.answer !== 'granted') return false;
  // The permission has only a date, and may have been recorded on a later day.
  const at = Math.min(leave.notedAt, leave.at + DAY_MS);
  const [version, { corrections }] = await Promise.all([
    isPasted ? findPasted(db, community, at) : findRead(db, community, at),
    readRuleAdditions(db, community, at),
  ]);
  // An earlier release may have interpreted the same text differently.
  const isSame = version === null || version.digest === words.digest;
  const own = readRules(words.rules, words.requirements);
  const read = isSame ? own : { ...own, promotion: version.promotion };
  const before = applyCorrections(read, corrections).promotion;
  return becameStricter({ before, after: reading.promotion });
}

/** The version that was known at `at`, or else the first one read. */
async function findRead(db: Db, { communityId }: WorkspaceCommunity, at: number): Promise<Version | null> {
  const rows = await db
    .selectFrom('rules_versions')
    .select(['digest', 'record', 'read_at'])
    .where('community_id', '=', communityId)
    .orderBy('no')
    .execute();
  const row = rows.findLast(({ read_at: readAt }) => readAt <= at) ?? rows[0];
  return row ? { digest: row.digest, promotion: readRecord(row.record).promotion } : null;
}

/** The version that the workspace had pasted at `at`, or else the first one. */
async function findPasted(
  db: Db,
  { workspaceId, communityId }: WorkspaceCommunity,
  at: number,
): Promise<Version | null> {
  const rows = await db
    .selectFrom('pasted_rules')
    .select(['digest', 'text', 'copied_at', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .orderBy('created_at')
    .execute();
  const row = rows.findLast(({ created_at: createdAt }) => createdAt <= at) ?? rows[0];
  if (!row) return null;
  return {
    digest: row.digest,
    promotion: readRules(parsePastedRules(row.text, row.copied_at), null).promotion,
  };
}
