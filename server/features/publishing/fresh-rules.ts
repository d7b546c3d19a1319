import { batchCalls } from '#server/adapters/batch-calls.ts';
import type { Context } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findOpen } from '../communities/may-see.ts';
import { findOwnPlaces, type Place } from '../preflight/find-own-places.ts';
import {
  type CommunityRules,
  type PreflightReads,
  readCommunityRules,
} from '../preflight/preflight-reads.ts';

/** What is sent is checked against rules of the last minute. What another process read is taken unless that soon ends. */
const KEPT_FOR_MS = 60_000;
const FRESH_FOR_MS = 50_000;
/** While the platform is slow, what was read before serves so long, and nothing at all so long. */
const STALE_FOR_MS = 10_000;
const UNREADABLE_FOR_MS = 2_000;
const MOST = 1_000;
const PLACES_AT_ONCE = 500;

type Rules = Promise<CommunityRules | null>;
/** `by`: the workspace whose account reads them. */
type Reading = { rules: Rules; by: string };

/**
 * Reads rules for posts that are sent about the same time. Workspaces that add nothing of their own share one reading
 * of an open community. `alone`: for a workspace that may have no account to read with.
 */
export function createFreshRules(ctx: Context): {
  rules: PreflightReads['rules'];
  rulesAlone: PreflightReads['rules'];
} {
  const keep = keepFor(ctx);
  const mayShare = batchCalls((places: readonly Place[]) => findShared(ctx, places), PLACES_AT_ONCE);
  // Where there is no such community the platform refuses the post, and says so.
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
      // Where nothing is known at all, a second account may be able to read them; no third one tries at once.
      if (found || first.by === place.workspaceId) return found;
      return await readFor(`${place.community} again`, place).rules;
    },
  };
}

/** For each place, whether everybody may see its rules and its workspace adds nothing to them. */
async function findShared(ctx: Context, places: readonly Place[]): Promise<boolean[]> {
  const idOf = ({ community }: Place) => communityId(originOf(ctx.platform), community);
  const open = await findOpen(ctx.db, [...new Set(places.map(idOf))]);
  const own = await findOwnPlaces(ctx, places);
  return places.map((place, at) => open.has(idOf(place)) && !own[at]);
}

/** Keeps answers by key, those that are not of the last minute for a moment only. */
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
