import { sql } from 'kysely';
import { findOwnLinks } from '#core/clicks/find-own-links.ts';
import { normalizePath, toVia, VIA_LENGTH, type Visit } from '#core/clicks/read-visit.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { findPostSite } from '../insights/record-figures.ts';
import type { SiteRow } from './site-rows.ts';

const ID_LENGTH = 30;
/** Reddit shows posts for days; for busy workspaces, older ones are not searched. */
const NEWEST = 200;
const NEWEST_FOR_FILES = 2_000;
const POSTS_PER_TURN = 50;

const published = (db: Db, workspaceId: string) =>
  db
    .selectFrom('posts')
    .select(['id', 'content', 'url', 'website_url', 'origin', 'phase', 'deleted_at'])
    .where('workspace_id', '=', workspaceId)
    .where('published_at', 'is not', null)
    .where('removed_at', 'is', null);

export const findNamedPost = (db: Db, { workspace_id: workspaceId }: SiteRow, via: string) =>
  published(db, workspaceId)
    .where(sql<string>`substr(id, ${sql.lit(ID_LENGTH - VIA_LENGTH + 1)})`, '=', via)
    .executeTakeFirst();

/** The newest post linking to the visited page that is still up, else the newest that was up. */
export async function findLinkingPost(ctx: Context, site: SiteRow, { path }: Visit) {
  const newest = await published(ctx.db, site.workspace_id)
    .orderBy('published_at', 'desc')
    .limit(NEWEST)
    .execute();
  return upFirst(newest).find((post) => pathsOf(ctx, site, post).has(path));
}

type Published = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

/** Clicks more likely come from a post that is still visible. */
function upFirst<T extends Published>(posts: readonly T[]): T[] {
  const isUp = ({ phase, deleted_at: deletedAt }: T) => phase === 'published' && deletedAt === null;
  return [...posts.filter(isUp), ...posts.filter((post) => !isUp(post))];
}

/** The paths of a site that a post links to. */
const pathsOf = ({ platform }: Context, { host }: SiteRow, post: Published): Set<string> =>
  new Set(
    findPostSite(post, platform) === originOf(platform) ? findOwnLinks(post, [host]).map(normalizePath) : [],
  );

/** Finds the clicked posts of many visits at once, considering only posts published by then. */
export async function createPostFinder(ctx: Context, site: SiteRow) {
  const posts = await published(ctx.db, site.workspace_id)
    .select('published_at')
    .orderBy('published_at', 'desc')
    .limit(NEWEST_FOR_FILES)
    .execute();
  const byVia = new Map(posts.map((post) => [toVia(post.id), post]));
  const byPath = new Map<string, typeof posts>();
  for (const [index, post] of upFirst(posts).entries()) {
    if (index % POSTS_PER_TURN === 0) await ctx.clock.nextTurn();
    for (const path of pathsOf(ctx, site, post)) byPath.set(path, [...(byPath.get(path) ?? []), post]);
  }
  return {
    named: (via: string) => byVia.get(via),
    linkingTo: (path: string, until: number) =>
      byPath.get(path)?.find((post) => (post.published_at ?? 0) < until),
  };
}
