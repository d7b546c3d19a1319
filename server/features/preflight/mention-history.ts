import { sql } from 'kysely';
import type { History, Mention } from '#core/preflight/subject.ts';
import type { PublishedText } from '#core/mentions/read-mentions.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import type { Readers } from './mention-readers.ts';

const POSTS_AT_ONCE = 200;
/** The share of links to the workspace's site is measured over this many contributions. */
const CONTRIBUTIONS = 99;

/** Reads whether an earlier text mentions the product, and counts links to its site. */
export type ReadText = (text: PublishedText & { websiteUrl: string | null }) => {
  isMentioned: boolean;
  ownLinks: number;
};
type Window = { workspaceId: string; community: string; from: number; until: number };

const TEXT = ['posts.id', 'type', 'title', 'content', 'url', 'website_url as websiteUrl'] as const;
const PLACED_AT = sql<number>`coalesce(published_at, scheduled_at)`;
type Row = Pick<Schema['posts'], 'id' | 'phase' | 'deleted_at' | 'published_at' | 'problem'> & { at: number };

/**
 * A workspace's mentions in a community, from all of its accounts: published, planned, or possibly published. Posts in the
 * trash count if they were published.
 */
export async function findMentions(
  { db, clock }: Context,
  { workspaceId, community, from, until }: Window,
  readText: ReadText,
): Promise<Mention[]> {
  const mentions: Row[] = [];
  for (let after = { at: from, id: '' }; ;) {
    const rows = await db
      .selectFrom('posts')
      .select([...TEXT, 'phase', 'deleted_at', 'published_at', 'problem', PLACED_AT.as('at')])
      .where('workspace_id', '=', workspaceId)
      .where(sql`lower(subreddit)`, '=', community.toLowerCase())
      .where(sql<boolean>`phase <> 'draft'`)
      .where(sql<boolean>`(${PLACED_AT}, id) > (${after.at}, ${after.id})`)
      .where(PLACED_AT, '<=', until)
      .orderBy(PLACED_AT)
      .orderBy('posts.id')
      .limit(POSTS_AT_ONCE)
      .execute();
    mentions.push(...rows.filter((row) => readText(row).isMentioned));
    const last = rows.at(-1);
    if (!last || rows.length < POSTS_AT_ONCE) break;
    after = { at: last.at, id: last.id };
    await clock.nextTurn();
  }
  const doubtful = await findDoubtful(db, mentions.filter(mayBeUnknown));
  const stored = mentions.flatMap((row) => {
    const isOut = isSent(row) || mayBePostedByHand(row) || doubtful.has(row.id);
    return isOut || (row.phase === 'waiting' && row.deleted_at === null)
      ? [{ id: row.id, at: row.at, isOut }]
      : [];
  });
  return [...(await findPast(db, { workspaceId, community, from, until })), ...stored];
}

/** Mentions in permanently deleted posts. */
async function findPast(db: Db, { workspaceId, community, from, until }: Window): Promise<Mention[]> {
  const rows = await db
    .selectFrom('past_mentions')
    .select(['id', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('community', '=', community.toLowerCase())
    .where('at', '>=', from)
    .where('at', '<=', until)
    .execute();
  return rows.map(({ id, at }) => ({ id, at, isOut: true }));
}

const isSent = ({ phase, published_at: publishedAt }: Row): boolean =>
  publishedAt !== null || phase === 'publishing' || phase === 'checking';
/** We asked the author to post it by hand. Until they give its link, we don't know whether they did. */
const mayBePostedByHand = ({ phase, problem, deleted_at: deletedAt }: Row): boolean =>
  phase === 'needs_you' && deletedAt === null && (problem?.includes('"BY_HAND"') ?? false);
const mayBeUnknown = (row: Row): boolean => !isSent(row);

/** The posts with an unknown outcome. */
async function findDoubtful(db: Db, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const open = await db
    .selectFrom('post_attempts')
    .select('post_id')
    .where('post_id', 'in', ids)
    .where('state', 'in', ['armed', 'unknown'])
    .execute();
  return new Set(open.map(({ post_id: id }) => id));
}

/** How many of the workspace's last contributions link to one of its websites. */
export async function countContributions(
  { db }: Context,
  workspaceId: string,
  readerOf: Readers,
): Promise<NonNullable<History['contributions']> & { isSiteKnown: boolean }> {
  const rows = await db
    .selectFrom('posts')
    .select(TEXT)
    .where('workspace_id', '=', workspaceId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(CONTRIBUTIONS)
    .execute();
  const reader = readerOf(...rows.map(({ websiteUrl }) => websiteUrl));
  return {
    total: rows.length,
    withOwnLink: rows.filter((row) => reader.read(row).ownLinks > 0).length,
    isSiteKnown: reader.knowsSite,
  };
}
