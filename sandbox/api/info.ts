import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { commentJson } from '../protocol/comment-json.ts';
import { communityJson } from '../protocol/community-json.ts';
import { statusError } from '../protocol/envelopes.ts';
import { postJson } from '../protocol/post-json.ts';
import { listing, type Thing } from '../protocol/thing.ts';
import { COMMUNITIES, findCommunity, findCommunityById } from '../world/communities.ts';
import type { Community } from '../world/community.ts';
import { paginate } from './paginate.ts';
import { hasOptedInToQuarantine, isInvited, isOpen } from './resolve-community.ts';

const MAX_IDS = 100;

const mayShow = (sandbox: Sandbox, viewer: string | null, community: Community): boolean =>
  isOpen(community) ||
  (community.access === 'private' && isInvited(sandbox, viewer, community)) ||
  (community.access === 'quarantined' && hasOptedInToQuarantine(sandbox, viewer, community));

/** Ids are case-sensitive, and unknown ones are left out. */
function find(sandbox: Sandbox, viewer: string | null, name: string): readonly Thing[] {
  const [kind, id = ''] = name.split('_');
  if (kind === 't5') {
    const community = findCommunityById(id);
    return community ? [communityJson(sandbox, community, viewer)] : [];
  }
  if (kind === 't3') {
    const thread = sandbox.siteContent.thread(id);
    return !thread || !mayShow(sandbox, viewer, thread.community) ? [] : [postJson(sandbox, thread, viewer)];
  }
  const reply = kind === 't1' ? sandbox.siteContent.reply(id) : undefined;
  const thread = reply ? sandbox.siteContent.thread(reply.threadId) : undefined;
  if (!reply || !thread || !mayShow(sandbox, viewer, thread.community)) return [];
  return [commentJson(sandbox, reply, thread, viewer)];
}

function byUrl(sandbox: Sandbox, call: Call, url: string): Answer {
  const sr = findCommunity(call.params['sr'] ?? '');
  const communities = sr ? [sr] : COMMUNITIES.filter(isOpen);
  const items = sandbox.siteContent.listedThreads(communities).filter((thread) => thread.url === url);
  return json(
    paginate(call, {
      items: items.toSorted((one, other) => other.createdAt - one.createdAt),
      nameOf: (thread) => `t3_${thread.id}`,
      show: (thread) => postJson(sandbox, thread, callingMember(call)),
    }),
  );
}

function readInfo(sandbox: Sandbox, call: Call): Answer {
  const viewer = callingMember(call);
  const url = param(call, 'url');
  if (url !== null) return byUrl(sandbox, call, url);
  const names = param(call, 'sr_name');
  if (names !== null) {
    const found = names.split(',').flatMap((name) => findCommunity(name.trim()) ?? []);
    return json(listing(found.map((community) => communityJson(sandbox, community, viewer))));
  }
  const ids = (param(call, 'id') ?? '').split(',').filter((id) => id !== '');
  if (ids.length > MAX_IDS) return json(listing([]));
  return json(listing(ids.flatMap((id) => find(sandbox, viewer, id.trim()))));
}

function findDuplicates(sandbox: Sandbox, call: Call): Answer {
  const viewer = callingMember(call);
  const thread = sandbox.siteContent.thread((call.params['id'] ?? '').toLowerCase());
  if (!thread) return statusError(404);
  const others =
    thread.url === null
      ? []
      : sandbox.siteContent
          .listedThreads(COMMUNITIES.filter(isOpen))
          .filter(({ id, url }) => url === thread.url && id !== thread.id);
  return json([
    listing([postJson(sandbox, thread, viewer)]),
    listing(others.map((other) => postJson(sandbox, other, viewer))),
  ]);
}

export const infoRoutes: readonly Route[] = [
  { endpoint: 'info', method: 'GET', path: '/api/info', scope: 'read', run: readInfo },
  { endpoint: 'info', method: 'GET', path: '/r/:sr/api/info', scope: 'read', run: readInfo },
  { endpoint: 'duplicates', method: 'GET', path: '/duplicates/:id', scope: 'read', run: findDuplicates },
  {
    endpoint: 'duplicates',
    method: 'GET',
    path: '/r/:sr/duplicates/:id',
    scope: 'read',
    run: findDuplicates,
  },
];
