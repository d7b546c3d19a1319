import type { Selectable } from 'kysely';
import { type AccountMode, toIsoTime } from '#contract/fields.ts';
import { FINDING_CODES } from '#contract/preflight.ts';
import type { Post, Problem } from '#contract/posts.ts';
import { RULES_CHANGED } from '#core/preflight/to-problem.ts';
import { statusOf } from '#core/posts/post-phase.ts';
import { siteUrlOf } from '#server/adapters/platform/site-url.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';

export type PostRow = Selectable<Schema['posts']>;
/** A post with its account's mode. */
export type PostWithMode = PostRow & { account_mode: AccountMode | null };

/** Problems of which a person who posts by hand does not rid a post: they get no link to the form. */
const HELD_BY_RULES: ReadonlySet<string> = new Set([...FINDING_CODES, RULES_CHANGED]);

export const presentPost = (row: PostWithMode, platform: Platform | null): Post => ({
  id: row.id,
  type: row.type,
  title: row.title,
  content: row.content,
  subreddit: row.subreddit,
  status: statusOf(row.phase),
  phase: row.phase,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  url: row.url,
  parentUrl: row.parent_url,
  websiteUrl: row.website_url,
  ctaStyle: row.cta_style,
  scheduledAt: toIsoTime(row.scheduled_at),
  timeZone: row.time_zone,
  publishedAt: toIsoTime(row.published_at),
  redditAccountId: row.account_id,
  permalink: row.permalink,
  ...presentProblem(row, platform),
});

/** What the community's rules hold back gets no composer link either. */
function presentProblem(row: PostWithMode, platform: Platform | null): Pick<Post, 'composeUrl' | 'problem'> {
  const problem = row.problem === null ? null : (JSON.parse(row.problem) as Problem);
  const isByHand =
    row.phase === 'needs_you' && row.account_mode === 'assisted' && !HELD_BY_RULES.has(problem?.code ?? '');
  return { composeUrl: isByHand ? composeUrl(row, platform) : null, problem };
}

/** A link to Reddit's submit page, prefilled; for a comment, to its parent. */
function composeUrl(row: PostRow, platform: Platform | null): string | null {
  if (row.type === 'comment') return row.parent_url;
  const filled = row.type === 'link' ? { url: row.url ?? '' } : { text: row.content };
  const query = new URLSearchParams({ title: row.title ?? '', ...filled });
  return `${siteUrlOf(platform)}/r/${row.subreddit}/submit?${query.toString()}`;
}

const withMode = (db: Db) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .selectAll('posts')
    .select('reddit_accounts.mode as account_mode');

export const findPosts = (db: Db, workspaceId: string): Promise<PostWithMode[]> =>
  withMode(db)
    .where('posts.workspace_id', '=', workspaceId)
    .where('posts.deleted_at', 'is', null)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute();

/** What changed after a version of the list, whether it is still in the list or not. */
export const findPostsSince = (
  db: Db,
  workspaceId: string,
  since: number,
  limit: number,
): Promise<PostWithMode[]> =>
  withMode(db)
    .where('posts.workspace_id', '=', workspaceId)
    .where('posts.list_version', '>', since)
    .limit(limit)
    .execute();

/** A removed post is not found, even while its row is kept. */
export const findPost = (db: Db, id: string): Promise<PostWithMode | undefined> =>
  withMode(db).where('posts.id', '=', id).where('posts.removed_at', 'is', null).executeTakeFirst();

/** Those of these posts that are found. */
export const findPostsById = (db: Db, ids: readonly string[]): Promise<PostWithMode[]> =>
  withMode(db).where('posts.id', 'in', ids).where('posts.removed_at', 'is', null).execute();

/** Finds posts' rows even after they were removed, because late copies may still turn up on the platform. */
export const findPostRows = (db: Db, ids: readonly string[]): Promise<PostWithMode[]> =>
  withMode(db).where('posts.id', 'in', ids).execute();

/** The same for one. */
export const findPostRow = (db: Db, id: string): Promise<PostWithMode | undefined> =>
  withMode(db).where('posts.id', '=', id).executeTakeFirst();
