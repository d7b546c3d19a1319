import { shorten } from '#core/text/cut-text.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Context } from '#server/context.ts';
import { recordEvents } from '../alerts/record-events.ts';

const EXCERPT_LENGTH = 200;

/** Records an event for each new reply under one post. */
export async function recordReplies(
  ctx: Context,
  tx: Tx,
  replies: readonly Schema['replies'][],
): Promise<void> {
  const [first] = replies;
  if (!first) return;
  const post = await tx
    .selectFrom('posts')
    .select(['id', 'subreddit'])
    .where('id', '=', first.post_id)
    .executeTakeFirst();
  if (!post) return;
  const { id: postId, subreddit } = post;
  await recordEvents(
    ctx,
    tx,
    replies.map((reply) => ({
      workspaceId: reply.workspace_id,
      type: 'reply.received' as const,
      facts: { subreddit, postId },
      data: {
        id: reply.id,
        postId,
        subreddit,
        title: shorten(reply.body, EXCERPT_LENGTH),
        url: new URL(reply.permalink, resolveSiteUrl(ctx.platform)).href,
        createdAt: new Date(reply.created_at).toISOString(),
      },
      author: reply.author,
    })),
  );
}
