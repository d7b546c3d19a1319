import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { isOnPlatform } from '#core/posts/is-on-platform.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';

/** How old a published post is at its first reading. Until then it is found by its age. */
const FIRST_READ_AFTER_MS = 30_000;
const FIRST_READ_WITHIN_MS = 14 * 24 * 3_600_000;
const BATCH_SIZE = 500;

type Reader = { accountId: string; username: string; workspaceId: string };
/** A post to check and the account that reads it. `thingId` is null if the link cannot belong to such a post. */
export type DueWatch = { post: DuePost; reader: Reader; thingId: string | null };
export type DuePost = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

/** Posts whose next reading is due, and published posts without a first reading. */
const findDueIds = (db: Db, now: number) =>
  db
    .selectFrom('post_watches')
    .select('post_id as id')
    .where('next_at', '<=', now)
    .unionAll(
      db
        .selectFrom('posts')
        .select('id')
        .where('published_at', '<=', now - FIRST_READ_AFTER_MS)
        .where('published_at', '>', now - FIRST_READ_WITHIN_MS)
        .where('id', 'not in', db.selectFrom('post_watches').select('post_id')),
    );

const selectDue = ({ db, clock }: Context) =>
  db
    .selectFrom('posts')
    .leftJoin('reddit_accounts', 'reddit_accounts.id', 'posts.account_id')
    .leftJoin('post_watches', 'post_watches.post_id', 'posts.id')
    .select(['posts.id', 'posts.workspace_id', 'posts.type', 'posts.subreddit', 'posts.phase'])
    .select(['posts.fence', 'posts.permalink', 'posts.platform_id', 'posts.account_id', 'posts.origin'])
    .select(['post_watches.locked', 'post_watches.edited_at', 'reddit_accounts.username'])
    .select((row) => row.ref('posts.published_at').$notNull().as('published_at'))
    .where('posts.phase', 'in', ['published', 'removed'])
    .where('posts.deleted_at', 'is', null)
    .where('posts.id', 'in', findDueIds(db, clock.now()))
    .orderBy('posts.published_at')
    .limit(BATCH_SIZE);

/** Posts sent by the API, read by the account that sent them. */
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

/** Posts published by hand with a known link, read by any connected account of the workspace. */
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
  for (const { workspace_id: id } of posts)
    if (!readers.has(id)) readers.set(id, await findReader(ctx, id, 'watch'));
  return posts.flatMap((post) => {
    const reader = readers.get(post.workspace_id);
    return reader ? [{ post, reader, thingId: findThingId(post, platform) }] : [];
  });
}

/** Null unless the link matches the post's type and is on the connected platform. */
function findThingId({ type, permalink }: DuePost, platform: Platform): string | null {
  const id = permalink && isOnPlatform(permalink, platform) ? readParentId(permalink) : null;
  return id?.startsWith(type === 'comment' ? 't1_' : 't3_') ? id : null;
}

const UNREADABLE_AFTER_MS = 3_600_000;
const RETRY_AFTER_MS = 6 * 3_600_000;

/** Retries unreadable posts less often: their account is gone or the platform does not answer. */
export async function postponeUnreadable({ db, clock }: Context): Promise<void> {
  await db
    .updateTable('post_watches')
    .set({ next_at: clock.now() + RETRY_AFTER_MS })
    .where('next_at', '<=', clock.now() - UNREADABLE_AFTER_MS)
    .execute();
}
