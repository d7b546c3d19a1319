import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { findPerson, isMember, type Person } from '../people.ts';
import { commentWithThreadJson } from '../protocol/comment-json.ts';
import { formErrors, statusError } from '../protocol/envelopes.ts';
import { personJson } from '../protocol/person-json.ts';
import { postJson } from '../protocol/post-json.ts';
import type { Thing } from '../protocol/thing.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { findParent } from './comment.ts';
import { isListedYet } from './listings.ts';
import { paginate } from './paginate.ts';
import { isOpen } from './resolve-community.ts';

type Entry = {
  readonly name: string;
  readonly createdAt: number;
  readonly score: number;
  readonly show: () => Thing;
};

const postEntry = (sandbox: Sandbox, thread: Thread, viewer: string | null): Entry => ({
  name: `t3_${thread.id}`,
  createdAt: thread.createdAt,
  score: sandbox.siteContent.score(thread),
  show: () => postJson(sandbox, thread, viewer),
});

function commentEntry(sandbox: Sandbox, reply: Reply, viewer: string | null): Entry[] {
  const thread = sandbox.siteContent.thread(reply.threadId);
  if (!thread) return [];
  return [
    {
      name: `t1_${reply.id}`,
      createdAt: reply.createdAt,
      score: sandbox.siteContent.replyScore(reply),
      show: () => commentWithThreadJson(sandbox, reply, thread, viewer),
    },
  ];
}

function isShown(
  { siteContent }: Sandbox,
  name: string,
  item: Thread | Reply,
  viewer: string | null,
): boolean {
  const { deleted, removedBy } = siteContent.standing(name, item);
  return !deleted && (removedBy === null || item.author === viewer);
}

const postsOf = (sandbox: Sandbox, person: Person, viewer: string | null): readonly Entry[] =>
  sandbox.siteContent
    .threadsBy(person.name)
    .filter((thread) => isShown(sandbox, `t3_${thread.id}`, thread, viewer) && isListedYet(sandbox, thread))
    .filter((thread) => isOpen(thread.community) || thread.author === viewer)
    .map((thread) => postEntry(sandbox, thread, viewer));

const commentsOf = (sandbox: Sandbox, person: Person, viewer: string | null): readonly Entry[] =>
  sandbox.siteContent
    .repliesBy(person.name)
    .filter((reply) => isShown(sandbox, `t1_${reply.id}`, reply, viewer))
    .flatMap((reply) => commentEntry(sandbox, reply, viewer));

/** Things that the member saved, hid or voted on; only the member may list them. */
function chosenBy(sandbox: Sandbox, person: Person, where: string): readonly Entry[] {
  const kind = where === 'saved' ? 'saved' : where === 'hidden' ? 'hidden' : 'vote';
  const wanted = where === 'downvoted' ? -1 : 1;
  return sandbox.store.choices
    .list(person.name, kind)
    .filter(({ value }) => value === wanted)
    .flatMap(({ target }) => {
      const found = findParent(sandbox, target);
      if (!found) return [];
      return found.reply
        ? commentEntry(sandbox, found.reply, person.name)
        : [postEntry(sandbox, found.thread, person.name)];
    });
}

const PRIVATE = new Set(['saved', 'hidden', 'upvoted', 'downvoted']);

function entriesOf(
  sandbox: Sandbox,
  person: Person,
  where: string,
  viewer: string | null,
): readonly Entry[] | null {
  if (where === 'submitted') return postsOf(sandbox, person, viewer);
  if (where === 'comments') return commentsOf(sandbox, person, viewer);
  if (where === 'overview')
    return [...postsOf(sandbox, person, viewer), ...commentsOf(sandbox, person, viewer)];
  if (where === 'gilded') return [];
  return PRIVATE.has(where) ? chosenBy(sandbox, person, where) : null;
}

function readHistory(sandbox: Sandbox, call: Call): Answer {
  const person = findPerson(sandbox, call.params['name'] ?? '');
  const where = (call.params['where'] ?? 'overview').toLowerCase();
  const viewer = callingMember(call);
  if (!person) return statusError(404);
  if (PRIVATE.has(where) && person.name !== viewer) return statusError(403);
  const entries = entriesOf(sandbox, person, where, viewer);
  if (!entries) return statusError(404);
  const sort = param(call, 'sort');
  // Of two things created at the same instant, the one stored later is newer.
  const ordered = entries
    .toReversed()
    .toSorted((one, other) =>
      sort === 'top' || sort === 'hot' ? other.score - one.score : other.createdAt - one.createdAt,
    );
  return json(paginate(call, { items: ordered, nameOf: ({ name }) => name, show: ({ show }) => show() }));
}

function readAbout(sandbox: Sandbox, call: Call): Answer {
  const person = findPerson(sandbox, call.params['name'] ?? '');
  return person ? json(personJson(person, callingMember(call))) : statusError(404);
}

const readTrophies = (): Answer => json({ kind: 'TrophyList', data: { trophies: [] } });

function checkUserName(sandbox: Sandbox, call: Call): Answer {
  const name = param(call, 'user') ?? '';
  if (!/^[\w-]{3,20}$/.test(name)) return formErrors(['BAD_USERNAME', 'invalid user name', 'user']);
  return json(findPerson(sandbox, name) === undefined && !isMember(name.toLowerCase()));
}

function get(endpoint: string, path: string, scope: string | null, run: Route['run']): Route {
  return { endpoint, method: 'GET', path, scope, run };
}

export const peopleRoutes: readonly Route[] = [
  get('username_available', '/api/username_available', null, checkUserName),
  get('trophies', '/api/v1/user/:name/trophies', 'read', readTrophies),
  ...['/user/:name', '/u/:name'].flatMap((path) => [
    get('user-about', `${path}/about`, 'read', readAbout),
    get('user-listing', path, 'history', readHistory),
    get('user-listing', `${path}/:where`, 'history', readHistory),
  ]),
];
