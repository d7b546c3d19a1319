import * as z from 'zod/mini';
import type { Purpose } from '#core/calls/call-queue.ts';
import { scopeRules, type ScopedRules } from '#core/preflight/scope-rules.ts';
import type { Member } from '#core/preflight/subject.ts';
import type { Claim } from '#core/preflight/find-claims.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import {
  requestEffectiveRules,
  FRESH_FOR_MS,
  readRulesVersion,
} from '../communities/find-effective-rules.ts';
import type { FailedReadings } from '#server/failed-readings.ts';
import { findUnconfirmed } from './claim-rows.ts';
import type { Place } from './find-customized-places.ts';

export type CommunityRules = {
  scoped: ScopedRules;
  version: string;
  checkedAt: number;
  hasRequirements: boolean;
};

/** The data that texts are checked against. Checks of many texts share what is read. */
export type PreflightReads = {
  /** The rules; null if unreadable in time, `missing` if there is no such community. */
  rules(place: Place): Promise<CommunityRules | 'missing' | null>;
  own(workspaceId: string): Promise<WorkspaceFacts>;
};

/** What a workspace's texts are checked for: its product, its websites, and claims to confirm. */
export type WorkspaceFacts = {
  name: string | null;
  sites: readonly string[];
  facts: readonly string[];
  claims: readonly Claim[];
  members: readonly Member[];
};

/** The number of communities whose rules one request reads. The others are checked before sending. */
const MAX_COMMUNITIES = 25;

/**
 * The reads of one request, each done once. With `failed`, recent failures are not retried. Without it, a recently
 * missing community stays missing if the platform doesn't respond.
 */
export function createPreflightReads(ctx: Context, failed: FailedReadings | null = null): PreflightReads {
  const own = once((id: string) => findWorkspaceFacts(ctx.db, id));
  let communities = 0;
  const rules = once(async (key: string) => {
    communities += 1;
    if (communities > MAX_COMMUNITIES) return null;
    const [workspaceId = '', community = ''] = key.split(' ');
    const place = { workspaceId, community };
    const now = ctx.clock.now();
    const failure = (failed ?? ctx.failedReadings).find(place, now);
    const isAsked = failed === null || failure === null;
    const read = await readCommunityRules(ctx, place, { purpose: 'community', isAsked });
    if (read === 'missing') failed?.add(place, now, read);
    else if (isAsked && (read === null || read.checkedAt < now - FRESH_FOR_MS))
      failed?.add(place, now, 'unread');
    return read ?? (failure === 'missing' ? failure : null);
  });
  return { own, rules: ({ workspaceId, community }) => rules(`${workspaceId} ${community}`) };
}

function once<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const answer = known.get(key) ?? read(key);
    known.set(key, answer);
    return answer;
  };
}

type How = { purpose: Purpose; freshForMs?: number; isAsked?: boolean };

export async function readCommunityRules(
  ctx: Context,
  { workspaceId, community }: Place,
  how: How,
): Promise<CommunityRules | 'missing' | null> {
  const effective = await requestEffectiveRules(ctx, workspaceId, { name: community, ...how });
  if (effective === null || effective === 'missing') return effective;
  return {
    scoped: scopeRules(effective),
    version: effective.version,
    checkedAt: effective.checkedAt,
    hasRequirements: effective.requirements !== null,
  };
}

/** The rules of an earlier version; null once its texts have expired. */
export async function readEarlierRules(
  ctx: Context,
  { workspaceId, community }: Place,
  version: string,
): Promise<ScopedRules | null> {
  const effective = await readRulesVersion(ctx, workspaceId, { name: community, version });
  return effective && scopeRules(effective);
}

const aboutLines = z.array(z.string());
export const parseAbout = (about: string): string[] => aboutLines.parse(JSON.parse(about));

/** The facts per workspace, in the given order. */
export async function findAllWorkspaceFacts(
  db: Db,
  workspaceIds: readonly string[],
): Promise<WorkspaceFacts[]> {
  const ids = [...new Set(workspaceIds)];
  const [claims, facts, sites, accounts] = await Promise.all([
    findUnconfirmed(db, ids),
    db
      .selectFrom('facts_files')
      .select(['workspace_id', 'product', 'about'])
      .where('workspace_id', 'in', ids)
      .execute(),
    db
      .selectFrom('click_sites')
      .select(['workspace_id', 'host'])
      .where('workspace_id', 'in', ids)
      .where('removed_at', 'is', null)
      .orderBy('host')
      .execute(),
    db
      .selectFrom('reddit_accounts')
      .select(['workspace_id', 'username', 'karma', 'member_since'])
      .where('workspace_id', 'in', ids)
      .where('is_active', '=', 1)
      .orderBy('id')
      .execute(),
  ]);
  const listed = new Map(facts.map((row) => [row.workspace_id, row]));
  const hosts = Map.groupBy(sites, ({ workspace_id: id }) => id);
  const members = Map.groupBy(accounts, ({ workspace_id: id }) => id);
  return workspaceIds.map((id) => {
    const about = parseAbout(listed.get(id)?.about ?? '[]');
    return {
      name: listed.get(id)?.product ?? null,
      facts: about,
      // A claim added to the facts since then is confirmed.
      claims: (claims.get(id) ?? []).filter(({ sentence }) => !about.includes(sentence)),
      members: (members.get(id) ?? []).map(({ username, karma, member_since: memberSince }) => ({
        username,
        karma,
        memberSince,
      })),
      sites: (hosts.get(id) ?? []).map(({ host }) => `https://${host}/`),
    };
  });
}

export async function findWorkspaceFacts(db: Db, workspaceId: string): Promise<WorkspaceFacts> {
  const [own] = await findAllWorkspaceFacts(db, [workspaceId]);
  return own ?? { name: null, sites: [], facts: [], claims: [], members: [] };
}
