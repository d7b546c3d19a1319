import {
  type CommunityRecord,
  type FieldValue,
  type RecordRow,
  type RecordSubject,
  RULES_FIELDS,
  type RulesField,
} from '#contract/rules-record.ts';
import { describePlatform } from '#core/communities/describe-platform.ts';
import { describeRecord } from '#core/communities/rules/describe-record.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import { describePastedLimit } from '#core/communities/rules/split-pasted-rules.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { UserContext } from '#server/context.ts';
import { hasReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from './community-id.ts';
import { findEffectiveRules, FRESH_FOR_MS, type EffectiveRules } from './find-effective-rules.ts';
import { findPastedRules, type OwnCorrection, readRuleAdditions } from './workspace-rules.ts';

/** Everything known about a community's rules, with the workspace's additions. */
export async function readRulesRecord(
  ctx: UserContext,
  { name }: { name: string },
): Promise<CommunityRecord> {
  const { db, platform, actor } = ctx;
  const { workspaceId } = actor;
  const community = { workspaceId, communityId: communityId(originOf(platform), name) };
  const effective = await findEffectiveRules(ctx, workspaceId, { name, purpose: 'community' });
  const [{ corrections, leave }, pasted] = await Promise.all([
    readRuleAdditions(db, community),
    findPastedRules(db, community),
  ]);
  return {
    name,
    record: effective && (await presentRecord(ctx, effective, corrections, pasted?.text ?? '')),
    message: effective ? null : await explainUnknownRules(ctx, name),
    pasted: pasted && {
      text: pasted.text,
      url: pasted.url,
      copiedAt: new Date(pasted.readAt).toISOString(),
    },
    leave: leave && { answer: leave.answer, at: new Date(leave.at).toISOString(), note: leave.note },
    modmailUrl: `${resolveSiteUrl(platform)}/message/compose`,
  };
}

export const explainUnknownRules = async (ctx: UserContext, name: string): Promise<string> =>
  (await hasReader(ctx, ctx.actor.workspaceId))
    ? `The rules of r/${name} couldn’t be loaded. Check them ${describePlatform(originOf(ctx.platform))} before you post.`
    : 'Connect an account on the dashboard to see this community’s rules here.';

async function presentRecord(
  ctx: UserContext,
  { reading, rules, requirements, admission, source, readAt, checkedAt }: EffectiveRules,
  corrections: readonly OwnCorrection[],
  pastedText: string,
): Promise<NonNullable<CommunityRecord['record']>> {
  const names = await findNames(ctx, corrections);
  const before = describeRecord(readRules(rules, requirements), rules, requirements, admission);
  const rows = describeRecord(reading, rules, requirements, admission).map((row, index): RecordRow => {
    const made = corrections.find(({ field }) => field === row.subject);
    const correction = made && {
      reason: made.reason,
      at: new Date(made.at).toISOString(),
      by: names.get(made.userId) ?? 'someone',
      instead: before[index]?.words ?? null,
    };
    return Object.assign(row, { value: valueOf(reading, row.subject), correction: correction ?? null });
  });
  const cut = source.kind === 'pasted' ? describePastedLimit(pastedText) : null;
  return {
    source: source.kind,
    url: source.url,
    readAt: new Date(readAt).toISOString(),
    checkedAt: new Date(checkedAt).toISOString(),
    isCurrent: source.kind === 'platform' && checkedAt >= ctx.clock.now() - FRESH_FOR_MS,
    isInEnglish: reading.isInEnglish,
    unread: cut ? [...reading.unread, cut] : reading.unread,
    rows,
    rules: rules.map(({ name, text }) => ({ name, text })),
  };
}

const isField = (subject: RecordSubject): subject is RulesField =>
  RULES_FIELDS.some((field) => field === subject);
const valueOf = (reading: RulesReading, subject: RecordSubject): FieldValue =>
  isField(subject) ? reading[subject] : null;

async function findNames(
  { db }: UserContext,
  corrections: readonly OwnCorrection[],
): Promise<Map<string, string>> {
  if (corrections.length === 0) return new Map();
  const ids = corrections.map(({ userId }) => userId);
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(users.map((user) => [user.id, user.first_name ?? user.email]));
}
