import type { Output } from '#contract/endpoint.ts';
import type { readPostHistory as endpoint } from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPost } from './post-rows.ts';

export async function readPostHistory(
  { db, actor }: UserContext,
  { id }: { id: string },
): Promise<Output<typeof endpoint>> {
  authorize(actor, await findPost(db, id));
  const rows = await db
    .selectFrom('post_events')
    .selectAll()
    .where('post_id', '=', id)
    .orderBy('no')
    .execute();
  return rows.map(({ at, event, detail }) => ({ at: new Date(at).toISOString(), event, detail }));
}
