import type { Purpose } from '#core/calls/call-queue.ts';
import { type Admission, toAdmission } from '#core/communities/admission.ts';
import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { applyCorrections } from '#core/communities/rules/correction.ts';
import { readRules, type RulesReading } from '#core/communities/rules/read-rules.ts';
import type { Rule } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { findFreeReader } from '../accounts/choose-account.ts';
import { communityId, originOf } from './community-id.ts';
import { isLeaveOvertaken } from './is-leave-overtaken.ts';
import { readPlatformRules } from './read-platform-rules.ts';
import { findNewestRules, findRulesByDigest, type RulesVersion } from './rules-versions.ts';
import {
  findPastedRules,
  type Leave,
  type PastedRules,
  type WorkspaceCommunity,
  readAdditions,
} from './workspace-rules.ts';

export const FRESH_FOR_MS = 10 * 60_000;
const TIMEOUT_MS = 3_500;

/** What holds in a community for one workspace. */
export type StandingRules = {
  /** Another one exactly when the words, a correction or the moderators' answer have changed. */
  version: string;
  /** With what a person put right. */
  reading: RulesReading;
  rules: Rule[];
  requirements: PostRequirements | null;
  /** Null where the community itself was not read yet. */
  admission: Admission | null;
  source: { kind: 'platform' | 'pasted'; url: string | null };
  /** When these words were first seen, and when they were last. */
  readAt: number;
  checkedAt: number;
  /** `isOvertaken`: a stricter rule came after it. */
  leave: (Leave & { isOvertaken: boolean }) | null;
};
type Wanted = {
  name: string;
  purpose: Purpose;
  /** How old they may be. */
  freshForMs?: number;
  /** Whether the platform is asked where they are older. */
  isAsked?: boolean;
};

/** The rules as the platform has them, or as they were read last; where neither is known, as a person pasted them. */
export async function findStandingRules(
  ctx: Context,
  workspaceId: string,
  wanted: Wanted,
): Promise<StandingRules | null> {
  const found = await askForStandingRules(ctx, workspaceId, wanted);
  return found === 'missing' ? null : found;
}

/** The same; `missing` where nothing is known of them since there is no such community. */
export async function askForStandingRules(
  ctx: Context,
  workspaceId: string,
  { name, purpose, freshForMs = FRESH_FOR_MS, isAsked = true }: Wanted,
): Promise<StandingRules | 'missing' | null> {
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

/** An earlier version; null when its words are gone. */
export async function readRulesVersion(
  ctx: Context,
  workspaceId: string,
  { name, version }: { name: string; version: string },
): Promise<StandingRules | null> {
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
): StandingRules['source'] => {
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

type Read = { words: RulesVersion; source: StandingRules['source'] };

/** These words with what the workspace adds to them, as it stood at `at`. */
async function present(
  db: Context['db'],
  community: WorkspaceCommunity,
  { words, source }: Read,
  at?: number,
): Promise<StandingRules> {
  const { rules, requirements, digest, readAt, checkedAt } = words;
  const [{ corrections, leave, changedAt }, admission] = await Promise.all([
    readAdditions(db, community, at),
    findAdmission(db, community),
  ]);
  const reading = applyCorrections(readRules(rules, requirements), corrections);
  const isOld =
    leave !== null &&
    (await isLeaveOvertaken(db, community, { leave, words, isPasted: source.kind === 'pasted', reading }));
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
