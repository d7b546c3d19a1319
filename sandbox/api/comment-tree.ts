import type { Sandbox } from '../context.ts';
import { commentJson } from '../protocol/comment-json.ts';
import { listing, type Thing } from '../protocol/thing.ts';
import { hash } from '../world/random.ts';
import type { Reply, Thread } from '../world/thread.ts';

/** The sorted replies of a thread. Deleted and removed ones without replies are left out. */
export type Forest = {
  readonly thread: Thread;
  readonly viewer: string | null;
  under(fullname: string): readonly Reply[];
  find(id: string): Reply | undefined;
  /** The number of replies in the subtree, including the reply itself. */
  size(reply: Reply): number;
};

type Rank = (reply: Reply) => number;

function rankBy({ siteContent }: Sandbox, sort: string): Rank {
  if (sort === 'new') return (reply) => reply.createdAt;
  if (sort === 'old') return (reply) => -reply.createdAt;
  if (sort === 'controversial') return (reply) => -Math.abs(siteContent.replyScore(reply) - 1);
  if (sort === 'random') return (reply) => hash(reply.id);
  return siteContent.replyScore;
}

export function buildForest(sandbox: Sandbox, thread: Thread, viewer: string | null, sort: string): Forest {
  const all = sandbox.siteContent.replies(thread);
  const rank = rankBy(sandbox, sort);
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const byId = new Map(all.map((reply) => [reply.id, reply]));
  const isGone = (reply: Reply): boolean => {
    const { deleted, removedBy } = sandbox.siteContent.standing(`t1_${reply.id}`, reply);
    return deleted || (removedBy !== null && reply.author !== viewer);
  };
  const arranged = new Map<string, readonly Reply[]>();
  function under(fullname: string): readonly Reply[] {
    const found = arranged.get(fullname);
    if (found) return found;
    const kept = (byParent.get(fullname) ?? [])
      .filter((reply) => !isGone(reply) || under(`t1_${reply.id}`).length > 0)
      .map((reply) => ({ reply, key: rank(reply) }))
      .toSorted((one, other) => other.key - one.key || one.reply.createdAt - other.reply.createdAt)
      .map(({ reply }) => reply);
    arranged.set(fullname, kept);
    return kept;
  }
  const size = (reply: Reply): number => under(`t1_${reply.id}`).reduce((sum, child) => sum + size(child), 1);
  return { thread, viewer, under, find: (id) => byId.get(id), size };
}

type Cut = {
  readonly limit: number;
  readonly maxDepth: number;
};

/** Chooses the replies to show if there are more than the limit: level by level, the best first. */
function choose(forest: Forest, roots: readonly Reply[], { limit, maxDepth }: Cut): ReadonlySet<Reply> {
  const chosen = new Set<Reply>();
  let level = roots;
  for (let depth = 0; depth < maxDepth && level.length > 0 && chosen.size < limit; depth += 1) {
    const room = depth === 0 ? Math.max(1, Math.ceil(limit * 0.6)) : limit - chosen.size;
    const taken = level.slice(0, room);
    for (const reply of taken) chosen.add(reply);
    level = taken.flatMap((reply) => forest.under(`t1_${reply.id}`));
  }
  return chosen;
}

function moreThing(forest: Forest, parent: string, depth: number, missing: readonly Reply[]): Thing {
  const [first] = missing;
  return {
    kind: 'more',
    data: {
      count: missing.reduce((sum, reply) => sum + forest.size(reply), 0),
      name: `t1_${first?.id ?? '_'}`,
      id: first?.id ?? '_',
      parent_id: parent,
      depth,
      children: missing.map(({ id }) => id),
    },
  };
}

const continueThing = (parent: string, depth: number): Thing => ({
  kind: 'more',
  data: { count: 0, name: 't1__', id: '_', parent_id: parent, depth, children: [] },
});

/** Nests the comments of a thread, with a `more` thing in place of omitted ones. */
export function treeJson(
  sandbox: Sandbox,
  forest: Forest,
  roots: readonly Reply[],
  parent: string,
  cut: Cut,
): Thing {
  const chosen = choose(forest, roots, cut);
  function build(replies: readonly Reply[], above: string, depth: number): Thing | '' {
    if (replies.length === 0) return depth === 0 ? listing([]) : '';
    if (depth >= cut.maxDepth) return listing([continueThing(above, depth)]);
    const shown = replies.filter((reply) => chosen.has(reply));
    const missing = replies.filter((reply) => !chosen.has(reply));
    const things = shown.map((reply) => {
      const name = `t1_${reply.id}`;
      return commentJson(sandbox, reply, forest.thread, forest.viewer, {
        depth,
        replies: build(forest.under(name), name, depth + 1),
      });
    });
    return listing(missing.length === 0 ? things : [...things, moreThing(forest, above, depth, missing)]);
  }
  const built = build(roots, parent, 0);
  return built === '' ? listing([]) : built;
}
