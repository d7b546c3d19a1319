import type { Purpose } from '#core/calls/call-queue.ts';
import { type Admission, toAdmission } from '#core/communities/admission.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Rule } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { findFreeReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from './community-id.ts';
import { isPermissionOvertaken } from './is-permission-overtaken.ts';
import { readPlatformRules } from './read-platform-rules.ts';
import { findNewestRules, findRulesByDigest, type RulesVersion } from './rules-versions.ts';
import {
  findPastedRules,
  type ModeratorAnswer,
  type PastedRules,
  type WorkspaceCommunity,
  readRuleAdditions,
} from './workspace-rules.ts';

export const FRESH_FOR_MS = 10 * 60_000;
const TIMEOUT_MS = 3_500;

export type EffectiveRules = {
  /** A value that changes if and only if the rules, a correction or the moderators' answer changed. */
  version: string;
  reading: RulesReading;
  rules: Rule[];
  requirements: PostRequirements | null;
  /** Null if the community itself was never read. */
  admission: Admission | null;
  source: { kind: 'platform' | 'pasted'; url: string | null };
  /** When these rules were first and last read. */
  readAt: number;
  checkedAt: number;
  /** `isOvertaken`: a stricter rule was added after the permission. */
  leave: (ModeratorAnswer & { isOvertaken: boolean }) | null;
};
type Wanted = {
  name: string;
  purpose: Purpose;
  freshForMs?: number;
  /** False to use stored rules of any age, without calling the platform. */
  isAsked?: boolean;
};

/** The rules as on the platform or as last read, else as pasted by a user; null if none are known. */
export async function findEffectiveRules(
  ctx: Context,
  workspaceId: string,
  wanted: Wanted,
): Promise<EffectiveRules | null> {
  const found = await requestEffectiveRules(ctx, workspaceId, wanted);
  return found === 'missing' ? null : found;
}

/** Like `findEffectiveRules`, but `missing` if no rules are known because the community does not exist. */
export async function requestEffectiveRules(
  ctx: Context,
  workspaceId: string,
  { name, purpose, freshForMs = FRESH_FOR_MS, isAsked = true }: Wanted,
): Promise<EffectiveRules | 'missing' | null> {
  const { db } = ctx;
  const community = communityOf(ctx, workspaceId, name);
  const stored = await findNewest(ctx, community);
  const isFresh = stored !== null && stored.checkedAt >= ctx.clock.now() - freshForMs;
  const { read, isMissing } =
    isFresh || !isAsked
      ? { read: stored, isMissing: false }
      : await readAgain(ctx, community, { name, purpose });
  const pasted = read ? null : await findPastedRules(db, community);
  const words = read ?? pasted;
  const source = sourceOf(ctx, name, pasted);
  if (!words) return isMissing ? 'missing' : null;
  return await present(db, community, { words, source });
}

/** An earlier version; null once its texts have expired. */
export async function readRulesVersion(
  ctx: Context,
  workspaceId: string,
  { name, version }: { name: string; version: string },
): Promise<EffectiveRules | null> {
  const { db, clock } = ctx;
  const community = communityOf(ctx, workspaceId, name);
  const [digest = '', changedAt = ''] = version.split('.');
  const read = await findRulesByDigest(db, { ...viewedBy(community), digest }, clock.now());
  const pasted = read ? null : await findPastedRules(db, community, digest);
  const words = read ?? pasted;
  const source = sourceOf(ctx, name, pasted);
  if (!words) return null;
  return await present(db, community, { words, source }, Number(changedAt));
}

const communityOf = ({ platform }: Context, workspaceId: string, name: string): WorkspaceCommunity => ({
  workspaceId,
  communityId: communityId(originOf(platform), name),
});

const sourceOf = (
  { platform }: Context,
  name: string,
  pasted: PastedRules | null,
): EffectiveRules['source'] => {
  if (pasted) return { kind: 'pasted', url: pasted.url };
  return { kind: 'platform', url: platform && `${platform.siteUrl}/r/${name}/about/rules` };
};

const viewedBy = ({ communityId, workspaceId }: WorkspaceCommunity) => ({ communityId, viewer: workspaceId });
const findNewest = ({ db, clock }: Context, community: WorkspaceCommunity) =>
  findNewestRules(db, viewedBy(community), clock.now());

export async function findAdmission(
  db: Context['db'],
  { communityId }: Pick<WorkspaceCommunity, 'communityId'>,
): Promise<Admission | null> {
  const row = await db
    .selectFrom('communities')
    .select(['takes', 'access'])
    .where('id', '=', communityId)
    .executeTakeFirst();
  return row ? toAdmission(row) : null;
}

async function readAgain(
  ctx: Context,
  community: WorkspaceCommunity,
  { name, purpose }: Pick<Wanted, 'name' | 'purpose'>,
): Promise<{ read: RulesVersion | null; isMissing: boolean }> {
  const reader = ctx.platform && (await findFreeReader(ctx, community.workspaceId, purpose));
  const asked = reader && (await readPlatformRules(ctx, reader, { name, timeoutMs: TIMEOUT_MS }));
  return { read: await findNewest(ctx, community), isMissing: asked?.isMissing ?? false };
}

type Read = { words: RulesVersion; source: EffectiveRules['source'] };

/** Combines the rules with what the workspace had added by the time `at`. */
async function present(
  db: Context['db'],
  community: WorkspaceCommunity,
  { words, source }: Read,
  at?: number,
): Promise<EffectiveRules> {
  const { rules, requirements, digest, readAt, checkedAt } = words;
  const [{ corrections, leave, changedAt }, admission] = await Promise.all([
    readRuleAdditions(db, community, at),
    findAdmission(db, community),
  ]);
  const reading = applyCorrections(readRules(rules, requirements), corrections);
  const isOld =
    leave !== null &&
    (await isPermissionOvertaken(db, community, {
      leave,
      words,
      isPasted: source.kind === 'pasted',
      reading,
    }));
  return {
    version: `${digest}.${changedAt}`,
    reading,
    rules,
    requirements,
    admission,
    source,
    readAt,
    checkedAt,
    leave: leave && { ...leave, isOvertaken: isOld },
  };
}
