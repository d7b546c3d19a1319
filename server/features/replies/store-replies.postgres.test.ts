import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eraseRedditor } from '#contract/erasure.ts';
import { createPost } from '#contract/posts.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { storeReplies } from './store-replies.ts';

const JOB = { kind: 'job', name: 'test' } as const;

/** A database that runs `act` between reading a table and returning the rows. */
function actAfter(db: Db, table: string, act: () => Promise<void>): Db {
  const reads = new WeakSet<object>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(table)) reads.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (reads.has(queryId)) await act();
      return result;
    },
  });
}

test('an erasure waits for replies that are being stored, then deletes them', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const ada = await app.as('ada');
  const { workspaceId } = ada.user!;
  const { id } = await ada.call(createPost, { title: 'A title', content: 'A text', subreddit: 'webdev' });
  const { db } = app.base;
  const isHeldUp = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  };
  const erasure: { isOver: boolean; end?: Promise<unknown> } = { isOver: false };
  const erase = async () => {
    erasure.end = ada.call(eraseRedditor, { name: 'some_body' }).finally(() => (erasure.isOver = true));
    while (!erasure.isOver && !(await isHeldUp())) continue;
  };
  const ctx = { ...app.base, db: actAfter(db, 'erased_redditors', erase), actor: JOB } as Context;
  const thread = { post: { id, workspace_id: workspaceId }, site: 'api', comments: 1 } as const;
  const comment = {
    id: 't1_1',
    author: 'some_body',
    body: 'Which one?',
    permalink: '/r/webdev/comments/1/_/1',
    createdAt: app.clock.now(),
  };
  await storeReplies(ctx, thread, [comment as never]);
  await erasure.end;
  expect(await db.selectFrom('replies').select('id').execute()).toEqual([]);
});
