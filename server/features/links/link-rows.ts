import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { PastedLink } from '#contract/scanning/links.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';

type LinkRow = Selectable<Schema['pasted_links']>;

export const findLinks = (db: Db, workspaceId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('pasted_links')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

const presentLink = ({ id, kind, community, address, created_at: at }: LinkRow): PastedLink => ({
  id,
  kind,
  subreddit: community,
  address,
  addedAt: toIsoTime(at),
});

export const listLinks = async ({ db, actor }: UserContext): Promise<PastedLink[]> =>
  (await findLinks(db, actor.workspaceId)).map(presentLink);

/** Removes the link of a clipped thread, which needs no review any more. */
export async function removeClippedLinks(
  { events }: Pick<UserContext, 'events'>,
  tx: Db,
  { workspaceId, threadId }: { workspaceId: string; threadId: string },
): Promise<void> {
  const left = await tx
    .deleteFrom('pasted_links')
    .where('workspace_id', '=', workspaceId)
    .where('link_key', '=', threadId)
    .returning('id')
    .execute();
  if (left.length > 0) await events.publish(tx, { workspaceId, topic: 'links' });
}
