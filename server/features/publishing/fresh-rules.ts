import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Context } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findOpenCommunities } from '../communities/is-visible-to.ts';
import { findCustomizedPlaces, type Place } from '../preflight/find-customized-places.ts';
import {
  type CommunityRules,
  type PreflightReads,
  readCommunityRules,
} from '../preflight/preflight-reads.ts';

/**
 * Posts are checked against rules at most a minute old. Rules that another process read are used unless about to
 * expire.
 */
const KEPT_FOR_MS = 60_000;
const FRESH_FOR_MS = 50_000;
/** How long stale rules and failed readings are cached while the platform is slow. */
const STALE_FOR_MS = 10_000;
const UNREADABLE_FOR_MS = 2_000;
const MOST = 1_000;
const PLACES_AT_ONCE = 500;

type Rules = Promise<CommunityRules | null>;
/** `by`: the workspace whose account read the rules. */
type Reading = { rules: Rules; by: string };

/**
 * Reads rules once for posts sent at about the same time. Workspaces without their own rule changes share readings of
 * open communities. `rulesAlone` is for a workspace that may have no account to read with.
 */
export function createFreshRules(ctx: Context): {
  rules: PreflightReads['rules'];
  rulesAlone: PreflightReads['rules'];
} {
  const keep = keepFor(ctx);
  const mayShare = batchCalls((places: readonly Place[]) => findShared(ctx, places), PLACES_AT_ONCE);
  // If the community is missing, the platform rejects the post and reports that.
  const read = async (place: Place) => {
    const found = await readCommunityRules(ctx, place, { purpose: 'publish', freshForMs: FRESH_FOR_MS });
    return found === 'missing' ? null : found;
  };
  const readFor = (key: string, place: Place) => keep(key, place.workspaceId, () => read(place));
  const rulesAlone = (place: Place) => readFor(`${place.workspaceId} ${place.community}`, place).rules;
  return {
    rulesAlone,
    async rules(place) {
      if (!(await mayShare(place))) return await rulesAlone(place);
      const first = readFor(place.community, place);
      const found = await first.rules;
      // If no rules are known, one other account may be able to read them. We don't try a third one at the same time.
      if (found || first.by === place.workspaceId) return found;
      return await readFor(`${place.community} again`, place).rules;
    },
  };
}

/** For each community: true if its rules are public and its workspace adds nothing to them. */
async function findShared(ctx: Context, places: readonly Place[]): Promise<boolean[]> {
  const idOf = ({ community }: Place) => communityId(originOf(ctx.platform), community);
  const open = await findOpenCommunities(ctx.db, [...new Set(places.map(idOf))]);
  const own = await findCustomizedPlaces(ctx, places);
  return places.map((place, at) => open.has(idOf(place)) && !own[at]);
}

/** Caches results by key. Stale results are cached only briefly. */
function keepFor({ clock }: Context) {
  const kept = new Map<string, Reading & { until: number }>();
  return (key: string, by: string, read: () => Rules): Reading => {
    const known = kept.get(key);
    if (known && known.until > clock.monotonic()) return known;
    const entry = { rules: read(), by, until: Infinity };
    kept.delete(key);
    kept.set(key, entry);
    const keepUntil = (read: CommunityRules | null) => {
      const left = (read?.checkedAt ?? 0) + KEPT_FOR_MS - clock.now();
      entry.until = clock.monotonic() + Math.max(left, read ? STALE_FOR_MS : UNREADABLE_FOR_MS);
    };
    entry.rules.then(keepUntil, () => keepUntil(null));
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return entry;
  };
}
