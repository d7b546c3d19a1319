import { createHash } from 'node:crypto';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { lastReadings } from '#server/adapters/db/tables.ts';
import type { Rule } from '#server/adapters/platform/things.ts';

/** What a community says, as it was read from the platform or pasted. */
export type RulesWords = { rules: Rule[]; requirements: PostRequirements | null };
export type RulesVersion = RulesWords & { digest: string; readAt: number; checkedAt: number };

const DIGEST_LENGTH = 16;
const UNKNOWN = 'unknown';
const byText = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') < other.join('\n') ? -1 : 1;
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);

/** Equal for the same words, in whatever order the rules stand. */
export function digestRules({ rules, requirements }: RulesWords): string {
  const texts = rules.map(({ name, text, appliesTo }) => [name, text, appliesTo]).toSorted(byText);
  return `${digest(texts)}-${requirements ? digest(requirements) : UNKNOWN}`;
}

/** Requirements that could not be read are no others. */
function saysTheSame(one: string, other: string): boolean {
  const [rules, requirements] = one.split('-');
  const [otherRules, otherRequirements] = other.split('-');
  return (
    rules === otherRules &&
    (requirements === otherRequirements || requirements === UNKNOWN || otherRequirements === UNKNOWN)
  );
}

const selectVersions = (db: Db, communityId: string, now: number) =>
  db
    .selectFrom('rules_versions as version')
    .innerJoin('rules_texts as text', 'text.version_id', 'version.id')
    .select(['version.digest', 'version.read_at', 'text.rules', 'text.requirements', 'text.checked_at'])
    .where('version.community_id', '=', communityId)
    .where('text.checked_at', '>=', lastReadings(now))
    .orderBy('version.no', 'desc')
    .limit(1);
type Row = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

const toVersion = (row: Row): RulesVersion => ({
  digest: row.digest,
  rules: JSON.parse(row.rules) as Rule[],
  requirements: row.requirements === null ? null : (JSON.parse(row.requirements) as PostRequirements),
  readAt: row.read_at,
  checkedAt: row.checked_at,
});

/** The newest version that was read, as long as its words may be kept. */
export async function findNewestRules(
  db: Db,
  communityId: string,
  now: number,
): Promise<RulesVersion | null> {
  const row = await selectVersions(db, communityId, now).executeTakeFirst();
  return row ? toVersion(row) : null;
}

export async function findRulesByDigest(
  db: Db,
  { communityId, digest }: { communityId: string; digest: string },
  now: number,
): Promise<RulesVersion | null> {
  const row = await selectVersions(db, communityId, now)
    .where('version.digest', '=', digest)
    .executeTakeFirst();
  return row ? toVersion(row) : null;
}

type Times = { askedAt: number; now: number };

/** Stores what was read as the newest version, or confirms the one that says the same. */
export async function keepRules(
  tx: Tx,
  communityId: string,
  read: RulesWords,
  { askedAt, now }: Times,
): Promise<void> {
  const newest = await tx
    .selectFrom('rules_versions as version')
    .leftJoin('rules_texts as text', 'text.version_id', 'version.id')
    .select(['version.id', 'version.no', 'version.digest', 'version.checked_at', 'text.requirements'])
    .where('version.community_id', '=', communityId)
    .orderBy('version.no', 'desc')
    .executeTakeFirst();
  const stored = newest?.requirements ? (JSON.parse(newest.requirements) as PostRequirements) : null;
  const words = { rules: read.rules, requirements: read.requirements ?? stored };
  const version = { digest: digestRules(words), record: recordOf(words), checked_at: now };
  if (newest && saysTheSame(newest.digest, version.digest)) {
    if (!words.requirements) version.digest = newest.digest;
    await tx.updateTable('rules_versions').set(version).where('id', '=', newest.id).execute();
    await keepTexts(tx, newest.id, words, now);
    return;
  }
  // A slow answer says nothing about what was read after it was asked for.
  if (newest && newest.checked_at > askedAt) return;
  const no = (newest?.no ?? 0) + 1;
  const added = await tx
    .insertInto('rules_versions')
    .values({ id: `${communityId}:${no}`, community_id: communityId, no, read_at: now, ...version })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await keepTexts(tx, added.id, words, now);
}

async function keepTexts(tx: Tx, versionId: string, { rules, requirements }: RulesWords, now: number) {
  const texts = {
    rules: JSON.stringify(rules),
    requirements: requirements && JSON.stringify(requirements),
    checked_at: now,
  };
  await tx
    .insertInto('rules_texts')
    .values({ version_id: versionId, ...texts })
    .onConflict((conflict) => conflict.column('version_id').doUpdateSet(texts))
    .execute();
}

function recordOf(words: RulesWords): string {
  const { quotes: _, ...record } = readRulesRecord(words);
  return JSON.stringify(record);
}
