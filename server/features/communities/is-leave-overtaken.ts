import { isOvertaken } from '#core/communities/leave.ts';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { readRecord, type RulesVersion } from './rules-versions.ts';
import { type Leave, readAdditions, rulesOf, type WorkspaceCommunity } from './workspace-rules.ts';

const DAY_MS = 24 * 3_600_000;

type Version = { digest: string; promotion: PromotionRule };
type Asked = { leave: Leave; words: RulesVersion; isPasted: boolean; reading: RulesReading };

/** Whether a stricter rule on promotion came after the moderators' leave. */
export async function isLeaveOvertaken(
  db: Db,
  community: WorkspaceCommunity,
  { leave, words, isPasted, reading }: Asked,
): Promise<boolean> {
  if (leave.answer !== 'granted') return false;
  // It was given on a day, and noted then or later.
  const at = Math.min(leave.notedAt, leave.at + DAY_MS);
  const [version, { corrections }] = await Promise.all([
    isPasted ? findPasted(db, community, at) : findRead(db, community, at),
    readAdditions(db, community, at),
  ]);
  // The same words may have been read otherwise by an earlier release.
  const isSame = version === null || version.digest === words.digest;
  const own = readRules(words.rules, words.requirements);
  const read = isSame ? own : { ...own, promotion: version.promotion };
  const before = applyCorrections(read, corrections).promotion;
  return isOvertaken({ before, after: reading.promotion });
}

/** The version that was known at `at`, or the first one that was read. */
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

/** The same of what the workspace pasted. */
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
  return { digest: row.digest, promotion: readRules(rulesOf(row.text, row.copied_at), null).promotion };
}
