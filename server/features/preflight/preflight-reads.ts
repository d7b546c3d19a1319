import * as z from 'zod/mini';
import type { Purpose } from '#core/calls/call-queue.ts';
import { scopeRules, type ScopedRules } from '#core/preflight/scope-rules.ts';
import type { Member } from '#core/preflight/subject.ts';
import type { Claim } from '#core/preflight/find-claims.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { askForStandingRules, FRESH_FOR_MS, readRulesVersion } from '../communities/find-standing-rules.ts';
import type { FailedReadings } from '#server/failed-readings.ts';
import { findUnconfirmed } from './claim-rows.ts';
import type { Place } from './find-own-places.ts';

export type CommunityRules = {
  scoped: ScopedRules;
  version: string;
  checkedAt: number;
  hasRequirements: boolean;
};

/** What texts are checked against. Whoever checks many shares the readings. */
export type PreflightReads = {
  /** Null if they cannot be read in time; `missing` where there is no such community. */
  rules(place: Place): Promise<CommunityRules | 'missing' | null>;
  /** What is the workspace's own. */
  own(workspaceId: string): Promise<Own>;
};

/** What a workspace's texts are read for: its product, its websites, and what it has still to confirm. */
export type Own = {
  name: string | null;
  sites: readonly string[];
  facts: readonly string[];
  /** Claims of a model that nobody has confirmed yet. */
  claims: readonly Claim[];
  members: readonly Member[];
};

/** One request reads the rules of so many communities; those of others are left to the check before sending. */
const MAX_COMMUNITIES = 25;

/**
 * The reads of one request, each made once. With `failed`, what could not be read a moment ago is not asked for again;
 * without, a community that was missing then still is where nobody answers now.
 */
export function createPreflightReads(ctx: Context, failed: FailedReadings | null = null): PreflightReads {
  const own = once((id: string) => findOwn(ctx.db, id));
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
  const standing = await askForStandingRules(ctx, workspaceId, { name: community, ...how });
  if (standing === null || standing === 'missing') return standing;
  return {
    scoped: scopeRules(standing),
    version: standing.version,
    checkedAt: standing.checkedAt,
    hasRequirements: standing.requirements !== null,
  };
}

/** The rules as they stood; null when their words are gone. */
export async function readEarlierRules(
  ctx: Context,
  { workspaceId, community }: Place,
  version: string,
): Promise<ScopedRules | null> {
  const standing = await readRulesVersion(ctx, workspaceId, { name: community, version });
  return standing && scopeRules(standing);
}

const aboutLines = z.array(z.string());
export const parseAbout = (about: string): string[] => aboutLines.parse(JSON.parse(about));

/** For each of these workspaces, in their order. */
export async function findAllOwn(db: Db, workspaceIds: readonly string[]): Promise<Own[]> {
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
      // A claim that was listed as a fact since is confirmed by that.
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

export async function findOwn(db: Db, workspaceId: string): Promise<Own> {
  const [own] = await findAllOwn(db, [workspaceId]);
  return own ?? { name: null, sites: [], facts: [], claims: [], members: [] };
}
