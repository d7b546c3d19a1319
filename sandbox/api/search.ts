import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, flag, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { findPerson } from '../people.ts';
import { communityJson } from '../protocol/community-json.ts';
import { personJson } from '../protocol/person-json.ts';
import { postJson } from '../protocol/post-json.ts';
import { listing, type Thing } from '../protocol/thing.ts';
import type { Thread } from '../world/thread.ts';
import { searchCommunities } from './communities.ts';
import { isListedYet } from './listings.ts';
import { paginate } from './paginate.ts';
import { resolveCommunities } from './resolve-community.ts';
import { matchScore, parseSearch } from './search-query.ts';
import { dropRepeats, sortThreads, sortBy, withinSpan } from './sort-threads.ts';

const DAY_MS = 86_400_000;

function arrange(
  { siteContent, clock }: Sandbox,
  found: readonly Thread[],
  sort: string,
  fits: ReadonlyMap<string, number>,
): readonly Thread[] {
  const now = clock.now();
  if (sort === 'new' || sort === 'top' || sort === 'hot')
    return sortThreads(siteContent, found, sort, { span: 'all', now });
  if (sort === 'comments') return sortBy(found, siteContent.replyCount);
  // Among equally good matches, popular and newer threads come first.
  return sortBy(
    found,
    (thread) =>
      (fits.get(thread.id) ?? 0) +
      Math.log10(siteContent.score(thread) + 1) -
      (now - thread.createdAt) / (20 * DAY_MS),
  );
}

function searchThreads(sandbox: Sandbox, call: Call, query: string): Answer {
  const inside = call.params['sr'] !== undefined && flag(call, 'restrict_sr', false);
  const resolved = resolveCommunities(sandbox, call, inside ? (call.params['sr'] ?? null) : null);
  if (!resolved.ok) return resolved.answer;
  const now = sandbox.clock.now();
  const parsed = parseSearch(query);
  const fits = new Map<string, number>();
  const found = sandbox.siteContent.listedThreads(resolved.communities).filter((thread) => {
    if (!withinSpan(thread, param(call, 't'), now) || !isListedYet(sandbox, thread)) return false;
    if (thread.over18 && !flag(call, 'include_over_18', false)) return false;
    const fit = matchScore(thread, parsed);
    fits.set(thread.id, fit);
    return fit > 0;
  });
  return json(
    paginate(call, {
      items: dropRepeats(arrange(sandbox, found, param(call, 'sort') ?? 'relevance', fits)),
      nameOf: (thread) => `t3_${thread.id}`,
      show: (thread) => postJson(sandbox, thread, callingMember(call)),
    }),
  );
}

function search(sandbox: Sandbox, call: Call): Answer {
  const query = param(call, 'q')?.trim() ?? '';
  const kinds = new Set((param(call, 'type') ?? 'link').split(','));
  if (query === '') return json(listing([]));
  if (kinds.has('link')) return searchThreads(sandbox, call, query);
  const viewer = callingMember(call);
  const person = kinds.has('user') ? findPerson(sandbox, query) : undefined;
  const found: Thing[] = kinds.has('sr')
    ? searchCommunities(query).map((community) => communityJson(sandbox, community, viewer))
    : [];
  return json(listing(person ? [...found, personJson(person, viewer)] : found));
}

export const searchRoutes: readonly Route[] = [
  { endpoint: 'search', method: 'GET', path: '/search', scope: 'read', run: search },
  { endpoint: 'search', method: 'GET', path: '/r/:sr/search', scope: 'read', run: search },
];
