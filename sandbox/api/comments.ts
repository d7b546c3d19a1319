import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, flag, callingMember, param, wholeNumber } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { commentJson } from '../protocol/comment-json.ts';
import { formData, statusError } from '../protocol/envelopes.ts';
import { postJson } from '../protocol/post-json.ts';
import { listing, type Thing } from '../protocol/thing.ts';
import type { Reply, Thread } from '../world/thread.ts';
import { type Forest, buildForest, treeJson } from './comment-tree.ts';
import { refusal } from './resolve-community.ts';

const DEFAULT_LIMIT = 200;
const MAX_LIMIT = 500;
const MAX_DEPTH = 10;

function threadJson(sandbox: Sandbox, thread: Thread, viewer: string | null): Thing {
  const { kind, data } = postJson(sandbox, thread, viewer);
  return { kind, data: { ...data, num_duplicates: 0 } };
}

/** The ancestor `steps` levels above a comment, or its topmost one. */
function findAncestor(forest: Forest, from: Reply, steps: number): Reply {
  let top = from;
  for (let step = 0; step < steps; step += 1) {
    const above = forest.find(top.parent.slice(3));
    if (!above) return top;
    top = above;
  }
  return top;
}

/** With `context`, the ancestors show only the path to the requested comment. */
function limitToPath(forest: Forest, top: Reply, target: Reply): Forest {
  const path = new Map<string, Reply>();
  let at: Reply | undefined = target;
  while (at !== undefined && at !== top) {
    path.set(at.parent, at);
    at = forest.find(at.parent.slice(3));
  }
  return {
    ...forest,
    under: (fullname) => {
      const next = path.get(fullname);
      return next ? [next] : forest.under(fullname);
    },
  };
}

function readComments(sandbox: Sandbox, call: Call): Answer {
  const thread = sandbox.siteContent.thread((call.params['id'] ?? '').toLowerCase());
  if (!thread) return statusError(404);
  const refused = refusal(sandbox, call, thread.community);
  if (refused) return refused;
  const viewer = callingMember(call);
  const forest = buildForest(sandbox, thread, viewer, param(call, 'sort') ?? 'confidence');
  const cut = {
    limit: wholeNumber(call, 'limit', DEFAULT_LIMIT, 1, MAX_LIMIT),
    maxDepth: wholeNumber(call, 'depth', MAX_DEPTH, 1, MAX_DEPTH),
  };
  const first = listing([threadJson(sandbox, thread, viewer)]);
  const wanted = call.params['comment'] ?? param(call, 'comment');
  if (wanted === null)
    return json([first, treeJson(sandbox, forest, forest.under(`t3_${thread.id}`), `t3_${thread.id}`, cut)]);
  const target = forest.find(wanted.toLowerCase().replace(/^t1_/, ''));
  if (!target) return json([first, listing([])]);
  const top = findAncestor(forest, target, wholeNumber(call, 'context', 0, 0, 8));
  return json([first, treeJson(sandbox, limitToPath(forest, top, target), [top], top.parent, cut)]);
}

const MAX_CHILDREN = 100;

function readMoreChildren(sandbox: Sandbox, call: Call): Answer {
  const thread = sandbox.siteContent.thread((param(call, 'link_id') ?? '').toLowerCase().replace(/^t3_/, ''));
  if (!thread) return statusError(403);
  const ids = (param(call, 'children') ?? '')
    .split(',')
    .map((id) => id.trim().toLowerCase().replace(/^t1_/, ''));
  if (ids.length > MAX_CHILDREN) return statusError(400);
  const refused = refusal(sandbox, call, thread.community);
  if (refused) return refused;
  const viewer = callingMember(call);
  const forest = buildForest(sandbox, thread, viewer, param(call, 'sort') ?? 'confidence');
  const alone = flag(call, 'limit_children');
  const things: Thing[] = [];
  const add = (reply: Reply, depth: number): void => {
    things.push(commentJson(sandbox, reply, thread, viewer, { depth }));
    if (!alone) for (const child of forest.under(`t1_${reply.id}`)) add(child, depth + 1);
  };
  const depthOf = (reply: Reply): number => {
    const above = forest.find(reply.parent.slice(3));
    return above ? depthOf(above) + 1 : 0;
  };
  for (const id of new Set(ids)) {
    const reply = forest.find(id);
    if (reply) add(reply, depthOf(reply));
  }
  return formData({ things });
}

function route(path: string): Route {
  return { endpoint: 'comments', method: 'GET', path, scope: 'read', run: readComments };
}

export const commentsRoutes: readonly Route[] = [
  ...['', '/r/:sr'].flatMap((prefix) => [
    route(`${prefix}/comments/:id`),
    route(`${prefix}/comments/:id/:slug`),
    route(`${prefix}/comments/:id/:slug/:comment`),
  ]),
  {
    endpoint: 'morechildren',
    method: 'ANY',
    path: '/api/morechildren',
    scope: 'read',
    run: readMoreChildren,
  },
];
