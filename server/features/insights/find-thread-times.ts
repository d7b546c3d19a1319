import { readThreadId } from '#core/posts/read-thread-link.ts';
import type { Tx } from '#server/adapters/db/schema.ts';

/** When the threads answered by these comments were created, if a scan or clip found them. */
export async function findThreadTimes(tx: Tx, postIds: readonly string[]): Promise<Map<string, number>> {
  if (postIds.length === 0) return new Map();
  const comments = await tx
    .selectFrom('posts')
    .select(['id', 'workspace_id', 'parent_url'])
    .where('id', 'in', postIds)
    .where('type', '=', 'comment')
    .execute();
  const answered = comments.flatMap(({ id, workspace_id, parent_url: url }) => {
    const threadId = readThreadId(url);
    return threadId ? [{ id, key: `${workspace_id} ${threadId}`, threadId }] : [];
  });
  if (answered.length === 0) return new Map();
  const threads = await tx
    .selectFrom('opportunities')
    .select(['workspace_id', 'thread_id', 'created_at'])
    .where(
      'thread_id',
      'in',
      answered.map(({ threadId }) => threadId),
    )
    .where('origin', '<>', 'sample')
    .execute();
  const times = new Map(threads.map((row) => [`${row.workspace_id} ${row.thread_id}`, row.created_at]));
  return new Map(
    answered.flatMap(({ id, key }) => {
      const at = times.get(key);
      return at === undefined ? [] : [[id, at] as const];
    }),
  );
}
