import { createHash } from 'node:crypto';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { findVerdictThread, toPromotionVerdict } from '#core/communities/rules/promotion-verdict.ts';
import type { PromotionRule, RulesRecord } from '#core/communities/rules/rules-record.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { shownReadingsSince } from '#server/adapters/db/tables.ts';
import { isVisibleTo, type Viewer } from './is-visible-to.ts';
import type { Rule } from '#server/adapters/platform/things.ts';

export type ViewedRules = { communityId: string; viewer: Viewer };
/** A community's rules as read from the platform or pasted. */
export type RulesWords = { rules: Rule[]; requirements: PostRequirements | null };
export type RulesVersion = RulesWords & { digest: string; readAt: number; checkedAt: number };

const DIGEST_LENGTH = 16;
export const UNKNOWN = 'unknown';
const byText = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') < other.join('\n') ? -1 : 1;
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);

/** A digest that is the same for the same texts, in any order of rules. */
export function digestRules({ rules, requirements }: RulesWords): string {
  const texts = rules.map(({ name, text, appliesTo }) => [name, text, appliesTo]).toSorted(byText);
  return `${digest(texts)}-${requirements ? digest(requirements) : UNKNOWN}`;
}

/**
 * Our findings about a version, without its texts. `verdict`: on promotion, with conditions that only the texts show; `thread`:
 * the one that promotion is limited to. Both are missing in older records.
 */
type StoredRecord = Omit<RulesRecord, 'quotes'> & { verdict?: PromotionRule; thread?: string };
export const readRecord = (json: string) => JSON.parse(json) as StoredRecord;
export const writeRecord = ({ quotes, ...record }: RulesRecord, rules: readonly Rule[]): string => {
  const thread = findVerdictThread({ ...record, quotes }, rules);
  const stored: StoredRecord = {
    ...record,
    verdict: toPromotionVerdict({ ...record, quotes }),
    ...(thread && { thread }),
  };
  return JSON.stringify(stored);
};

/** The versions of a community that the viewer may see, newest first. Omits expired texts. */
export const findVersions = (db: Db, { communityId, viewer }: ViewedRules, now: number) =>
  db
    .selectFrom('rules_versions as version')
    .leftJoin('rules_texts as text', (join) =>
      join.onRef('text.version_id', '=', 'version.id').on('text.checked_at', '>=', shownReadingsSince(now)),
    )
    .select(['version.no', 'version.digest', 'version.record', 'version.read_at'])
    .select(['text.rules', 'text.requirements', 'text.checked_at'])
    .where('version.community_id', '=', communityId)
    .where(isVisibleTo('version', viewer, now))
    .orderBy('version.no', 'desc');
export type StoredVersion = Awaited<ReturnType<ReturnType<typeof findVersions>['execute']>>[number];

export const parseWords = ({
  rules,
  requirements,
}: Pick<StoredVersion, 'rules' | 'requirements'>): RulesWords | null =>
  rules === null
    ? null
    : {
        rules: JSON.parse(rules) as Rule[],
        requirements: requirements === null ? null : (JSON.parse(requirements) as PostRequirements),
      };

function toVersion(row: StoredVersion | undefined): RulesVersion | null {
  const words = row && parseWords(row);
  return words ? { ...words, digest: row.digest, readAt: row.read_at, checkedAt: row.checked_at ?? 0 } : null;
}

/** The newest version of the rules; null once its texts had to be deleted. */
export const findNewestRules = async (
  db: Db,
  viewed: ViewedRules,
  now: number,
): Promise<RulesVersion | null> => toVersion(await findVersions(db, viewed, now).limit(1).executeTakeFirst());

/** Requirements unknown at the time may have been read since; the rules part is the same. */
const isPartial = (digest: string): boolean => digest.endsWith(`-${UNKNOWN}`);
const rulesPartOf = (digest: string): string => digest.slice(0, -UNKNOWN.length);

/** The newest version with this digest. */
export const findRulesByDigest = async (
  db: Db,
  { digest, ...viewed }: ViewedRules & { digest: string },
  now: number,
): Promise<RulesVersion | null> =>
  toVersion(
    await findVersions(db, viewed, now)
      .where('version.digest', 'like', isPartial(digest) ? `${rulesPartOf(digest)}%` : digest)
      .where('text.rules', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  );
