import { readCorrection } from '#core/communities/rules/correction.ts';
import type { Correction } from '#core/communities/rules/rules-record.ts';
import { splitPastedRules } from '#core/communities/rules/split-pasted-rules.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { RulesVersion } from './rules-versions.ts';

export type WorkspaceCommunity = { workspaceId: string; communityId: string };
export type ModeratorAnswer = {
  answer: Schema['moderator_answers']['answer'];
  at: number;
  note: string;
  notedAt: number;
};
export type OwnCorrection = Correction & { userId: string };
export type RuleAdditions = {
  corrections: OwnCorrection[];
  leave: ModeratorAnswer | null;
  /** When any of the additions last changed; 0 if never. */
  changedAt: number;
};
export type PastedRules = RulesVersion & { id: string; url: string; text: string; pastedAt: number };

const findCorrections = (db: Db, { workspaceId, communityId }: WorkspaceCommunity) =>
  db
    .selectFrom('rules_corrections')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .orderBy('created_at')
    .execute();

const findAnswers = (db: Db, { workspaceId, communityId }: WorkspaceCommunity) =>
  db
    .selectFrom('moderator_answers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .orderBy('created_at')
    .execute();

const toCorrection = (row: CorrectionRow): OwnCorrection | null => {
  const { field, value, reason, created_at: at, user_id: userId } = row;
  const correction = readCorrection({ field, value: JSON.parse(value) }, { reason, at });
  return correction && { ...correction, userId };
};
type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];

/** What the workspace had added to a community's rules by the time `at`. */
export async function readRuleAdditions(
  db: Db,
  community: WorkspaceCommunity,
  at = Infinity,
): Promise<RuleAdditions> {
  const [corrected, answered] = await Promise.all([
    findCorrections(db, community),
    findAnswers(db, community),
  ]);
  const known = corrected.filter((row) => row.created_at <= at);
  const answers = answered.filter((row) => row.created_at <= at);
  const last = answers.at(-1);
  return {
    corrections: known
      .filter((row) => row.removed_at === null || row.removed_at > at)
      .map(toCorrection)
      .filter((correction) => correction !== null),
    leave: last ? { answer: last.answer, at: last.at, note: last.note, notedAt: last.created_at } : null,
    changedAt: Math.max(
      0,
      ...known.flatMap((row) => [row.created_at, row.removed_at ?? 0]).filter((time) => time <= at),
      ...answers.map((row) => row.created_at),
    ),
  };
}

/** The rules the workspace pasted last, or those with this digest. */
export async function findPastedRules(
  db: Db,
  { workspaceId, communityId }: WorkspaceCommunity,
  digest: string | null = null,
): Promise<PastedRules | null> {
  const row = await db
    .selectFrom('pasted_rules')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('community_id', '=', communityId)
    .$if(digest !== null, (query) => query.where('digest', '=', digest ?? ''))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return (
    (row && {
      id: row.id,
      url: row.url,
      text: row.text,
      digest: row.digest,
      rules: parsePastedRules(row.text, row.copied_at),
      requirements: null,
      readAt: row.copied_at,
      checkedAt: row.copied_at,
      pastedAt: row.created_at,
    }) ??
    null
  );
}

export const parsePastedRules = (text: string, createdAt: number) =>
  splitPastedRules(text).map(({ name, text }) => ({ name, text, appliesTo: 'all' as const, createdAt }));
