import type { PublishedText } from '#core/mentions/read-mentions.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { createReaders } from './mention-readers.ts';
import { findWorkspaceFacts } from './preflight-reads.ts';

const ROWS_AT_ONCE = 500;

type GonePost = Pick<Schema['posts'], 'id' | 'workspace_id' | 'subreddit' | 'account_id' | 'published_at'> &
  PublishedText & { websiteUrl: string | null };

/** Published texts stay on the platform, so their mentions count after the post is permanently deleted. */
export async function storeMentions(db: Db, gone: readonly GonePost[]): Promise<void> {
  const published = gone.flatMap((post) =>
    post.published_at === null ? [] : [{ post, at: post.published_at }],
  );
  for (const [workspaceId, posts] of Map.groupBy(published, ({ post }) => post.workspace_id)) {
    const readerOf = createReaders(await findWorkspaceFacts(db, workspaceId));
    const mentions = posts
      .filter(({ post }) => readerOf(post.websiteUrl).read(post).isMentioned)
      .map(({ post, at }) => ({
        id: post.id,
        workspace_id: workspaceId,
        community: post.subreddit.toLowerCase(),
        account_id: post.account_id,
        type: post.type,
        at,
      }));
    for (let from = 0; from < mentions.length; from += ROWS_AT_ONCE)
      await db
        .insertInto('past_mentions')
        .values(mentions.slice(from, from + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
