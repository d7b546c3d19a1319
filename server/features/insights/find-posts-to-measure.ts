import type { Report } from '#contract/insights.ts';
import type { UserContext } from '#server/context.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Older posts are not asked about. */
const ASKED_FOR_MS = 30 * DAY_MS;
const MOST = 20;

/** No account reads manual posts, so their author is asked for figures after a day and after a week. */
export async function findPostsToMeasure({ db, actor, clock }: UserContext): Promise<Report['toMeasure']> {
  const now = clock.now();
  const rows = await db
    .selectFrom('posts')
    .leftJoin('post_totals', 'post_totals.post_id', 'posts.id')
    .select(['posts.id', 'posts.published_at', 'post_totals.taken_at'])
    .where('posts.workspace_id', '=', actor.workspaceId)
    .where('posts.origin', '=', 'assisted')
    .where('posts.phase', '=', 'published')
    .where('posts.deleted_at', 'is', null)
    .where('posts.published_at', '<=', now - DAY_MS)
    .where('posts.published_at', '>', now - ASKED_FOR_MS)
    .orderBy('posts.published_at', 'desc')
    .execute();
  const open = rows.flatMap(({ id, published_at: at, taken_at: seenAt }): Report['toMeasure'] => {
    const publishedAt = at ?? 0;
    const isMissing = (afterMs: number) =>
      now >= publishedAt + afterMs && (seenAt === null || seenAt < publishedAt + afterMs);
    if (isMissing(WEEK_MS)) return [{ postId: id, after: 'week' }];
    return isMissing(DAY_MS) ? [{ postId: id, after: 'day' }] : [];
  });
  return open.slice(0, MOST);
}
