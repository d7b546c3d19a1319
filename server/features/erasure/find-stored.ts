import { sql } from 'kysely';
import type { RedditorData } from '#contract/erasure.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { findWatches } from '../scan-hub/find-watches.ts';

type Shown = { author: string };
/** Clips of another author's thread, with the redditor's comments removed. */
type ThinnedClip = { id: string; comments: string; taken: number };

export type Stored = {
  threadIds: string[];
  clipIds: string[];
  thinned: ThinnedClip[];
  /** The redditor's replies to the workspace's posts. */
  replyIds: string[];
  /** Copies in tables that all workspaces share. */
  shared: { postIds: string[]; readingIds: string[] };
};

export const countStored = ({ threadIds, clipIds, thinned, replyIds, shared }: Stored): RedditorData => ({
  threads: threadIds.length,
  clips: clipIds.length,
  comments: thinned.reduce((sum, { taken }) => sum + taken, replyIds.length),
  shared: shared.postIds.length + shared.readingIds.length,
});

/** Everything by a Reddit user that this workspace may erase. The owner may also erase what other workspaces use. */
export async function findStored(
  ctx: UserContext,
  db: Db,
  { name, isOwner }: { name: string; isOwner: boolean },
): Promise<Stored> {
  const own = await findThreads(ctx, db, name);
  const copies = await findCopies(db, name);
  const used = isOwner ? new Set<string>() : await findUsed(ctx, db, copies);
  const mine = copies.filter(({ id }) => !used.has(id));
  const idsOf = (table: Copy['table']) => mine.filter((copy) => copy.table === table).map(({ id }) => id);
  return {
    threadIds: own.filter(({ origin }) => origin !== 'clip').map(({ id }) => id),
    clipIds: own.filter(({ origin }) => origin === 'clip').map(({ id }) => id),
    thinned: await findThinned(ctx, db, name),
    replyIds: await findReplies(ctx, db, name),
    shared: { postIds: idsOf('scanned_posts'), readingIds: idsOf('thread_readings') },
  };
}

/** Threads that the redditor began, and threads found by their comment. Each query has its own index. */
async function findThreads({ actor }: UserContext, db: Db, name: string) {
  const found = db
    .selectFrom('opportunities')
    .select(['id', 'origin'])
    .where('workspace_id', '=', actor.workspaceId);
  return await found
    .where(ofAuthor(name))
    .union(found.where('comment_author', 'is not', null).where(foundByCommentOf(name)))
    .execute();
}

const ofAuthor = (name: string) => sql<boolean>`lower(author) = ${name.toLowerCase()}`;

async function findReplies({ actor }: UserContext, db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('replies')
    .select('id')
    .where('workspace_id', '=', actor.workspaceId)
    .where(ofAuthor(name))
    .execute();
  return rows.map(({ id }) => id);
}

/** The stored score quotes the redditor's comment. */
const foundByCommentOf = (name: string) => sql<boolean>`lower(comment_author) = ${name.toLowerCase()}`;

async function findThinned({ actor }: UserContext, db: Db, name: string): Promise<ThinnedClip[]> {
  const clips = await db
    .selectFrom('opportunities')
    .select(['id', 'clipped_comments'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('clipped_comments', 'is not', null)
    .where((row) => row.or([row('author', 'is', null), row.not(ofAuthor(name))]))
    .execute();
  return clips.flatMap(({ id, clipped_comments: text }) => {
    const shown = JSON.parse(text ?? '[]') as Shown[];
    const left = shown.filter(({ author }) => author.toLowerCase() !== name.toLowerCase());
    const taken = shown.length - left.length;
    return taken > 0 ? [{ id, comments: JSON.stringify(left), taken }] : [];
  });
}

/** In both tables, ids consist of the origin and the thread's id. */
type Copy = { table: 'scanned_posts' | 'thread_readings'; id: string; community: string };

async function findCopies(db: Db, name: string): Promise<Copy[]> {
  const posts = await db
    .selectFrom('scanned_posts')
    .select(['id', 'community'])
    .where(ofAuthor(name))
    .execute();
  const readings = await db
    .selectFrom('thread_readings')
    .select(['id', 'community'])
    .where(ofAuthor(name))
    .execute();
  return [
    ...posts.map(({ id, community }): Copy => ({ table: 'scanned_posts', id, community })),
    ...readings.map(({ id, community }): Copy => ({ table: 'thread_readings', id, community })),
  ];
}

/** The copies in communities that other workspaces watch or target, or that they have found. */
async function findUsed(ctx: UserContext, db: Db, copies: readonly Copy[]): Promise<Set<string>> {
  const { workspaceId } = ctx.actor;
  if (copies.length === 0) return new Set();
  const keys = [...new Set(copies.map(({ community }) => community.toLowerCase()))];
  const { communities } = await findWatches({ ...ctx, db });
  const watched = keys.filter((key) =>
    [...(communities.get(key)?.workspaces ?? [])].some((other) => other !== workspaceId),
  );
  const targets = await db
    .selectFrom('targets')
    .select('name_key')
    .where('name_key', 'in', keys)
    .where('workspace_id', '!=', workspaceId)
    .execute();
  const places = new Set([...watched, ...targets.map((row) => row.name_key)]);
  const found = await db
    .selectFrom('opportunities')
    .select(['origin', 'thread_id'])
    .where('thread_id', 'in', [...new Set(copies.map(({ id }) => id.slice(id.indexOf(':') + 1)))])
    .where('origin', 'in', ['api', 'sandbox'])
    .where('workspace_id', '!=', workspaceId)
    .execute();
  const threads = new Set(found.map((row) => `${row.origin}:${row.thread_id}`));
  return new Set(
    copies
      .filter(({ id, community }) => threads.has(id) || places.has(community.toLowerCase()))
      .map(({ id }) => id),
  );
}
