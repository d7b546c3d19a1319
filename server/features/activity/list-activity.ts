import type { listActivity as endpoint } from '#contract/activity.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { UserContext } from '#server/context.ts';
import { findNews, findSeenAt } from './activity-rows.ts';

const PAGE = 30;

/** What happened to a user's posts, read from their histories. */
export async function listActivity(
  { db, actor }: UserContext,
  { before }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const seenAt = await findSeenAt(db, actor);
  const [at = '', id = ''] = before?.split('.') ?? [];
  const rows = await findNews(db, actor, seenAt, before ? { at: Number(at), id } : null, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      event: row.event,
      detail: row.detail,
      isNew: row.isNew === 1,
      origin: row.origin,
      post: { id: row.postId, title: row.title, content: row.content, subreddit: row.subreddit },
    })),
    next: last && rows.length > PAGE ? `${last.at}.${last.id}` : null,
  };
}
