import type {
  Activity,
  countActivity as countEndpoint,
  listActivity as listEndpoint,
} from '#contract/activity.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { Context, UserActor } from '#server/context.ts';
import { countNew, findNews, findSeenAt } from './activity-rows.ts';

const PAGE = 30;

type Ctx = Context<UserActor>;
type Unread = Output<typeof countEndpoint>;

/** What happened to a user's posts, read from their histories. */
export async function listActivity(
  { db, actor }: Ctx,
  { before }: Input<typeof listEndpoint>,
): Promise<Output<typeof listEndpoint>> {
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

export const countActivity = async ({ db, actor }: Ctx): Promise<Unread> => ({
  unread: await countNew(db, actor),
});

/** The seen mark moves forward only, and never into the future. */
export async function seeActivity(ctx: Ctx, { until }: { until: string }): Promise<Unread> {
  const { db, clock, events, actor } = ctx;
  const seenAt = Math.min(Date.parse(until), clock.now());
  await db.transaction().execute(async (tx) => {
    const seen = await tx
      .updateTable('users')
      .set({ activity_seen_at: seenAt })
      .where('id', '=', actor.userId)
      .where('activity_seen_at', '<', seenAt)
      .returning('id')
      .executeTakeFirst();
    if (seen) await events.publish(tx, { workspaceId: actor.workspaceId, topic: 'activity' });
  });
  return { unread: await countNew(db, actor) };
}
