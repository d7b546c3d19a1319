import { WATCHED_AFTER_MS } from '#core/publishing/decide-after-watch.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { isOnPlatform } from './is-on-platform.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';

/** What could not be looked at for so long is left alone. */
const LATEST_MS = 2 * WATCHED_AFTER_MS[2];
const AT_ONCE = 500;

type Reader = { accountId: string; username: string; workspaceId: string };
/** A post to look at, who looks, and what at: null where its link leads to nothing that can be it. */
export type DueLook = { post: DuePost; reader: Reader; thingId: string | null };
export type DuePost = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

const selectDue = ({ db, clock }: Context) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .leftJoin('post_looks', 'post_looks.post_id', 'posts.id')
    .select(['posts.id', 'posts.workspace_id', 'posts.type', 'posts.subreddit', 'posts.phase'])
    .select(['posts.fence', 'posts.permalink', 'posts.platform_id', 'posts.account_id'])
    .select(['post_looks.looks', 'post_looks.locked', 'post_looks.edited_at', 'reddit_accounts.username'])
    .select((row) => row.ref('posts.published_at').$notNull().as('published_at'))
    .where('posts.phase', 'in', ['published', 'removed'])
    .where('posts.deleted_at', 'is', null)
    .where('posts.published_at', '>', clock.now() - LATEST_MS)
    .where((row) =>
      row.or(
        WATCHED_AFTER_MS.map((ms, looks) =>
          row.and([
            row(row.fn.coalesce('post_looks.looks', row.val(0)), '=', looks),
            row('posts.published_at', '<=', clock.now() - ms),
          ]),
        ),
      ),
    )
    .orderBy('posts.published_at')
    .limit(AT_ONCE);

/** What we sent: the account that sent it looks. */
export async function findDueOwn(ctx: Context, { mode }: Platform): Promise<DueLook[]> {
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

/** What a person sent and gave us the link of: any connected account of theirs looks, where there is one. */
export async function findDueByHand(ctx: Context, platform: Platform): Promise<DueLook[]> {
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

/** A comment's link names a comment, any other post's a submission; and it leads to where the reader can look. */
function findThingId({ type, permalink }: DuePost, platform: Platform): string | null {
  const id = permalink && isOnPlatform(permalink, platform) ? readParentId(permalink) : null;
  return id?.startsWith(type === 'comment' ? 't1_' : 't3_') ? id : null;
}
