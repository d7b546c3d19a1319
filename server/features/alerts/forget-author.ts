import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';

/** Deletes the texts of events with an erased Reddit user's words. Their pending deliveries are not sent. */
export async function forgetAuthor(tx: Tx, workspaceId: string, name: string): Promise<void> {
  const key = name.toLowerCase();
  await tx
    .deleteFrom('event_texts')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(author = ${key} or comment_author = ${key})`)
    .execute();
}
