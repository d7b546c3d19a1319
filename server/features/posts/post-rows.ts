import type { Selectable } from 'kysely';
import { type AccountMode, toIsoTime } from '#contract/fields.ts';
import type { FigureSource } from '#contract/figures.ts';
import { FINDING_CODES } from '#contract/preflight.ts';
import type { Post, Problem } from '#contract/posts.ts';
import { RULES_CHANGED } from '#core/preflight/to-problem.ts';
import { rateInteractions } from '#core/insights/rate-interactions.ts';
import { buildComposeUrl } from '#core/posts/compose-url.ts';
import { toStatus } from '#core/posts/post-phase.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { APPROVAL_NEEDED } from '#core/publishing/approval.ts';
import { originOf } from '../communities/community-id.ts';

export type PostRow = Selectable<Schema['posts']>;
export type PostWithMode = PostRow & { account_mode: AccountMode | null } & SeenFigures;
/** The latest figures; null before the first reading. */
type SeenFigures = {
  seen_upvotes: number | null;
  seen_comments: number | null;
  /** The number of clicks; null if clicks are not measured. */
  seen_clicks: number | null;
  seen_site: Site | null;
  seen_source: FigureSource | null;
  seen_at: number | null;
};

/** Problems that posting by hand doesn't solve. Posts with one get no composer link. */
const HELD_BY_RULES: ReadonlySet<string> = new Set([...FINDING_CODES, RULES_CHANGED, APPROVAL_NEEDED]);

export const presentPost = (row: PostWithMode, platform: Platform | null): Post => ({
  id: row.id,
  type: row.type,
  title: row.title,
  content: row.content,
  subreddit: row.subreddit,
  status: toStatus(row.phase),
  phase: row.phase,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  revision: row.revision,
  url: row.url,
  parentUrl: row.parent_url,
  flair: row.flair,
  websiteUrl: row.website_url,
  ctaStyle: row.cta_style,
  scheduledAt: toIsoTime(row.scheduled_at),
  timeZone: row.time_zone,
  publishedAt: toIsoTime(row.published_at),
  redditAccountId: row.account_id,
  permalink: row.permalink,
  ...presentProblem(row, platform),
  ...(isElsewhere(row, platform) ? { isElsewhere: true } : presentAnalytics(row)),
});

/** A post published by hand belongs to the site of its first figures. */
function isElsewhere({ seen_site: seen, origin }: PostWithMode, platform: Platform | null): boolean {
  const site = seen ?? (origin === 'assisted' ? null : origin);
  return site !== null && site !== originOf(platform);
}

function presentAnalytics({
  seen_upvotes: upvotes,
  seen_comments: comments,
  seen_clicks: clicks,
  seen_source: source,
  seen_at: at,
}: SeenFigures) {
  if (upvotes === null || comments === null || source === null || at === null) return {};
  const engagementRate = rateInteractions({ upvotes, comments, clicks }) ?? 0;
  return {
    analytics: {
      upvotes,
      comments,
      clicks: clicks ?? 0,
      clicksMeasured: clicks !== null,
      engagementRate,
      source,
      takenAt: toIsoTime(at),
    },
  };
}

/** Posts that community rules block get no composer link either. */
function presentProblem(row: PostWithMode, platform: Platform | null): Pick<Post, 'composeUrl' | 'problem'> {
  const problem = row.problem === null ? null : (JSON.parse(row.problem) as Problem);
  const isByHand =
    row.phase === 'needs_you' && row.account_mode === 'assisted' && !HELD_BY_RULES.has(problem?.code ?? '');
  return {
    composeUrl: isByHand
      ? buildComposeUrl({ ...row, parentUrl: row.parent_url }, resolveSiteUrl(platform))
      : null,
    problem,
  };
}

const withMode = (db: Db) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .leftJoin('post_totals', 'post_totals.post_id', 'posts.id')
    .selectAll('posts')
    .select(['reddit_accounts.mode as account_mode', 'post_totals.upvotes as seen_upvotes'])
    .select(['post_totals.comments as seen_comments', 'post_totals.clicks as seen_clicks'])
    .select(['post_totals.site as seen_site', 'post_totals.source as seen_source'])
    .select('post_totals.taken_at as seen_at');

export const findPosts = (db: Db, workspaceId: string): Promise<PostWithMode[]> =>
  withMode(db)
    .where('posts.workspace_id', '=', workspaceId)
    .where('posts.deleted_at', 'is', null)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .execute();

/** Posts changed after a list version, including deleted ones. */
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

/** A permanently deleted post is not found, even while its row exists. */
export const findPost = (db: Db, id: string): Promise<PostWithMode | undefined> =>
  withMode(db).where('posts.id', '=', id).where('posts.removed_at', 'is', null).executeTakeFirst();

export const findPostsById = (db: Db, ids: readonly string[]): Promise<PostWithMode[]> =>
  withMode(db).where('posts.id', 'in', ids).where('posts.removed_at', 'is', null).execute();

/** Also finds permanently deleted posts, because late copies may still turn up on the platform. */
export const findPostRows = (db: Db, ids: readonly string[]): Promise<PostWithMode[]> =>
  withMode(db).where('posts.id', 'in', ids).execute();

export const findPostRow = (db: Db, id: string): Promise<PostWithMode | undefined> =>
  withMode(db).where('posts.id', '=', id).executeTakeFirst();
