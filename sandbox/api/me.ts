import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { findPerson, type Person } from '../people.ts';
import { statusError } from '../protocol/envelopes.ts';
import { listing } from '../protocol/thing.ts';
import { meJson } from '../protocol/person-json.ts';

const asMember =
  (run: (sandbox: Sandbox, call: Call, person: Person) => Answer) =>
  (sandbox: Sandbox, call: Call): Answer => {
    const person = findPerson(sandbox, callingMember(call) ?? '');
    return person ? run(sandbox, call, person) : statusError(403);
  };

const readMe = asMember((_, call, person) => json(meJson(person, call.viewer?.client ?? '')));

type Earned = {
  sr: string;
  link_karma: number;
  comment_karma: number;
};

const readKarma = asMember(({ siteContent }, _, person) => {
  const earned = new Map<string, Earned>();
  const entry = (sr: string): Earned => {
    const found = earned.get(sr) ?? { sr, link_karma: 0, comment_karma: 0 };
    earned.set(sr, found);
    return found;
  };
  for (const thread of siteContent.threadsBy(person.name))
    entry(thread.community.name).link_karma += siteContent.score(thread) - 1;
  for (const reply of siteContent.repliesBy(person.name)) {
    const thread = siteContent.thread(reply.threadId);
    if (thread) entry(thread.community.name).comment_karma += siteContent.replyScore(reply) - 1;
  }
  return json({ kind: 'KarmaList', data: [...earned.values()] });
});

const PREFERENCES = {
  accept_pms: 'everyone',
  default_comment_sort: 'confidence',
  hide_from_robots: false,
  lang: 'en',
  min_comment_score: -4,
  nightmode: false,
  num_comments: 200,
  numsites: 25,
  over_18: true,
  search_include_over_18: false,
  threaded_messages: true,
};

function get(endpoint: string, path: string, scope: string, run: Route['run']): Route {
  return { endpoint, method: 'GET', path, scope, run };
}

export const meRoutes: readonly Route[] = [
  get('me', '/api/v1/me', 'identity', readMe),
  get('karma', '/api/v1/me/karma', 'mysubreddits', readKarma),
  get(
    'prefs',
    '/api/v1/me/prefs',
    'identity',
    asMember(() => json(PREFERENCES)),
  ),
  get(
    'trophies',
    '/api/v1/me/trophies',
    'identity',
    asMember(() => json({ kind: 'TrophyList', data: { trophies: [] } })),
  ),
  get(
    'blocked',
    '/api/v1/me/blocked',
    'read',
    asMember(() => json({ kind: 'UserList', data: { children: [] } })),
  ),
  get(
    'friends',
    '/api/v1/me/friends',
    'mysubreddits',
    asMember(() => json({ kind: 'UserList', data: { children: [] } })),
  ),
  // The sandbox has no messages and no multireddits.
  ...['inbox', 'unread', 'messages', 'sent', 'mentions'].map((box) =>
    get(
      'messages',
      `/message/${box}`,
      'privatemessages',
      asMember(() => json(listing([]))),
    ),
  ),
  get(
    'multireddits',
    '/api/multi/mine',
    'read',
    asMember(() => json([])),
  ),
];
