import type { Sandbox } from '../context.ts';
import { type Answer, json, redirect } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { postJson } from '../protocol/post-json.ts';
import type { Thread } from '../world/thread.ts';
import { paginate } from './paginate.ts';
import { resolveCommunities } from './resolve-community.ts';
import { sortThreads, type Sort, SORTS } from './sort-threads.ts';

/** The platform caches listings, so a new post appears only after the configured lag. */
export function isListedYet({ clock, switches }: Sandbox, thread: Thread): boolean {
  return clock.now() - thread.createdAt >= switches.settings.listingLagSeconds * 1000;
}

function list(sandbox: Sandbox, call: Call, sort: Sort): Answer {
  const resolved = resolveCommunities(sandbox, call, call.params['sr'] ?? null);
  if (!resolved.ok) return resolved.answer;
  const viewer = callingMember(call);
  const isHidden = (thread: Thread): boolean =>
    viewer !== null &&
    param(call, 'show') !== 'all' &&
    sandbox.store.choices.of(viewer, 'hidden', `t3_${thread.id}`) === 1;
  const threads = sandbox.siteContent
    .listedThreads(resolved.communities)
    .filter((thread) => isListedYet(sandbox, thread) && !isHidden(thread));
  const isPinned = (thread: Thread): boolean =>
    sort === 'hot' && resolved.communities.length === 1 && sandbox.siteContent.isPinned(thread);
  const ordered = sortThreads(sandbox.siteContent, threads, sort, {
    span: param(call, 't'),
    now: sandbox.clock.now(),
  });
  return json(
    paginate(call, {
      items: ordered.filter((thread) => !isPinned(thread)),
      pinned: threads.filter(isPinned),
      nameOf: (thread) => `t3_${thread.id}`,
      show: (thread) => postJson(sandbox, thread, viewer),
    }),
  );
}

function findSticky(sandbox: Sandbox, call: Call): Answer {
  const resolved = resolveCommunities(sandbox, call, call.params['sr'] ?? '');
  if (!resolved.ok) return resolved.answer;
  const pinned = sandbox.siteContent
    .listedThreads(resolved.communities)
    .find((thread) => sandbox.siteContent.isPinned(thread));
  return pinned
    ? redirect(`${sandbox.url()}/r/${pinned.community.name}/comments/${pinned.id}/.json`)
    : json({ message: 'Not Found', error: 404 }, 404);
}

function route(path: string, sort: Sort): Route {
  return {
    endpoint: 'listing',
    method: 'GET',
    path,
    scope: 'read',
    run: (sandbox, call) => list(sandbox, call, sort),
  };
}

export const listingRoutes: readonly Route[] = [
  route('/', 'best'),
  route('/r/:sr', 'hot'),
  ...SORTS.flatMap((sort) => [route(`/${sort}`, sort), route(`/r/:sr/${sort}`, sort)]),
  { endpoint: 'sticky', method: 'GET', path: '/r/:sr/about/sticky', scope: 'read', run: findSticky },
];
