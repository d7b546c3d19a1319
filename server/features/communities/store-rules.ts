import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { compareRecords, describeFieldChange } from '#core/communities/rules/compare-records.ts';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { digestRules, readRecord, type RulesWords, UNKNOWN, writeRecord } from './rules-versions.ts';

/** Unreadable requirements count as unchanged. */
function isSameDigest(one: string, other: string): boolean {
  const [rules, requirements] = one.split('-');
  const [otherRules, otherRequirements] = other.split('-');
  return (
    rules === otherRules &&
    (requirements === otherRequirements || requirements === UNKNOWN || otherRequirements === UNKNOWN)
  );
}

type Reading = {
  askedAt: number;
  now: number;
  isOpen: boolean;
};

/** `detail`: what changed, in our words. */
export type NewVersion = { no: number; detail: string };

/**
 * Stores the rules as a new version, or confirms the newest if nothing changed. Returns null unless an earlier version
 * was replaced.
 */
export async function storeRules(
  tx: Tx,
  communityId: string,
  read: RulesWords,
  { askedAt, now, isOpen }: Reading,
): Promise<NewVersion | null> {
  const newest = await tx
    .selectFrom('rules_versions as version')
    .leftJoin('rules_texts as text', 'text.version_id', 'version.id')
    .select(['version.id', 'version.no', 'version.digest', 'version.checked_at', 'version.record'])
    .select('text.requirements')
    .where('version.community_id', '=', communityId)
    .orderBy('version.no', 'desc')
    .executeTakeFirst();
  const stored = newest?.requirements ? (JSON.parse(newest.requirements) as PostRequirements) : null;
  const words = { rules: read.rules, requirements: read.requirements ?? stored };
  const digest = digestRules(words);
  const open = isOpen ? (1 as const) : (0 as const);
  if (newest && isSameDigest(newest.digest, digest)) {
    const isFilledIn = words.requirements !== null && digest !== newest.digest;
    // A later release may interpret the same text differently.
    const more = { record: recordOf(words), ...(isFilledIn && { digest }) };
    const confirmed = { checked_at: now, is_open: open, ...more };
    await tx.updateTable('rules_versions').set(confirmed).where('id', '=', newest.id).execute();
    await keepTexts(tx, newest.id, words, now);
    return null;
  }
  // A slow response must not replace a reading made after its request.
  if (newest && newest.checked_at > askedAt) return null;
  const no = (newest?.no ?? 0) + 1;
  const version = { no, digest, record: recordOf(words), read_at: now, checked_at: now, is_open: open };
  const added = await tx
    .insertInto('rules_versions')
    .values({ id: `${communityId}:${no}`, community_id: communityId, ...version })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await keepTexts(tx, added.id, words, now);
  return newest ? { no, detail: describeChanges(newest.record, version.record) } : null;
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

const recordOf = (words: RulesWords): string => writeRecord(readRulesRecord(words), words.rules);

const describeChanges = (before: string, after: string): string =>
  compareRecords(readRecord(before), readRecord(after)).map(describeFieldChange).join(' ');
