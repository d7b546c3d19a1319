import type { RulesVersionChange } from '#contract/rules-record.ts';
import {
  compareRecords,
  compareRequirements,
  compareRules,
  type RuleChange,
} from '#core/communities/rules/compare-records.ts';
import { readRulesRecord } from '#core/communities/rules/read-rules-record.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from './community-id.ts';
import {
  findVersions,
  readRecord,
  type RulesWords,
  type StoredVersion,
  parseWords,
} from './rules-versions.ts';

const MOST_VERSIONS = 20;

export async function listRulesVersions(
  { db, clock, platform, actor }: UserContext,
  { name }: { name: string },
): Promise<RulesVersionChange[]> {
  const viewed = { communityId: communityId(originOf(platform), name), viewer: actor.workspaceId };
  const versions = await findVersions(db, viewed, clock.now())
    .limit(MOST_VERSIONS + 1)
    .execute();
  return versions.slice(0, MOST_VERSIONS).map((version, index) => ({
    no: version.no,
    readAt: new Date(version.read_at).toISOString(),
    changes: changesOf(versions[index + 1], version),
  }));
}

function changesOf(before: StoredVersion | undefined, after: StoredVersion): RulesVersionChange['changes'] {
  if (!before) return null;
  const [was, is] = [parseWords(before), parseWords(after)];
  return {
    fields: compareRecords(recordOf(before, was), recordOf(after, is)),
    words: was && is && compareWords(was, is),
  };
}

/** Includes quotes while the texts are stored. */
const recordOf = ({ record }: StoredVersion, words: RulesWords | null) =>
  words ? readRulesRecord(words) : readRecord(record);

const compareWords = (was: RulesWords, is: RulesWords) => ({
  rules: compareRules(was.rules, is.rules).map(presentChange),
  requirements: compareRequirements(was.requirements, is.requirements),
});

const presentChange = ({ before, after }: RuleChange): RuleChange => ({
  before: before && { name: before.name, text: before.text },
  after: after && { name: after.name, text: after.text },
});
