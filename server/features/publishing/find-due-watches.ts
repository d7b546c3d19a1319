import { WATCHED_AFTER_MS } from '#core/publishing/decide-after-watch.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { isOnPlatform } from '../posts/is-on-platform.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';

/** A post that could not be checked for this long is no longer watched. */
const WATCH_UNTIL_MS = 2 * WATCHED_AFTER_MS[2];
const BATCH_SIZE = 500;

type Reader = { accountId: string; username: string; workspaceId: string };
/** A post to check, the account that reads it, and its platform id; null if its link cannot be of such a post. */
export type DueWatch = { post: DuePost; reader: Reader; thingId: string | null };
export type DuePost = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

const selectDue = ({ db, clock }: Context) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .leftJoin('post_watches', 'post_watches.post_id', 'posts.id')
    .select(['posts.id', 'posts.workspace_id', 'posts.type', 'posts.subreddit', 'posts.phase'])
    .select(['posts.fence', 'posts.permalink', 'posts.platform_id', 'posts.account_id'])
    .select([
      'post_watches.checks',
      'post_watches.locked',
      'post_watches.edited_at',
      'reddit_accounts.username',
    ])
    .select((row) => row.ref('posts.published_at').$notNull().as('published_at'))
    .where('posts.phase', 'in', ['published', 'removed'])
    .where('posts.deleted_at', 'is', null)
    .where('posts.published_at', '>', clock.now() - WATCH_UNTIL_MS)
    .where((row) =>
      row.or(
        WATCHED_AFTER_MS.map((ms, checks) =>
          row.and([
            row(row.fn.coalesce('post_watches.checks', row.val(0)), '=', checks),
            row('posts.published_at', '<=', clock.now() - ms),
          ]),
        ),
      ),
    )
    .orderBy('posts.published_at')
    .limit(BATCH_SIZE);

/** Posts we sent, read by the account that sent them. */
export async function findDueApiPosts(ctx: Context, { mode }: Platform): Promise<DueWatch[]> {
  const posts = await selectDue(ctx)
    .where('posts.platform_id', 'is not', null)
    .where('posts.origin', '=', mode)
    .where('reddit_accounts.mode', '=', mode)
    .where('reddit_accounts.is_active', '=', 1)
    .execute();
  return posts.map((post) => {
    const { account_id: accountId, username, workspace_id: workspaceId, platform_id: thingId } = post;
    const reader = { accountId: accountId ?? '', username: username ?? '', workspaceId };
    return { post, reader, thingId };
  });
}

/** Posts sent by hand with a known link, read by any connected account of the workspace. */
export async function findDueAssistedPosts(ctx: Context, platform: Platform): Promise<DueWatch[]> {
  const posts = await selectDue(ctx)
    .where('posts.platform_id', 'is', null)
    .where('posts.permalink', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('reddit_accounts as reader')
          .select('reader.id')
          .whereRef('reader.workspace_id', '=', 'posts.workspace_id')
          .where('reader.mode', '=', platform.mode)
          .where('reader.is_active', '=', 1),
      ),
    )
    .execute();
  const readers = new Map<string, Reader | null>();
  for (const { workspace_id: id } of posts) if (!readers.has(id)) readers.set(id, await findReader(ctx, id));
  return posts.flatMap((post) => {
    const reader = readers.get(post.workspace_id);
    return reader ? [{ post, reader, thingId: findThingId(post, platform) }] : [];
  });
}

/** The link must be of the post's type and on the connected platform. */
function findThingId({ type, permalink }: DuePost, platform: Platform): string | null {
  const id = permalink && isOnPlatform(permalink, platform) ? readParentId(permalink) : null;
  return id?.startsWith(type === 'comment' ? 't1_' : 't3_') ? id : null;
}
