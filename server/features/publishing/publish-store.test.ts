import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { specifyPublishStore } from '#test/simulation/publish-store.contract.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { findCopies } from '../posts/post-jobs.ts';
import { findPost } from '../posts/post-rows.ts';
import { createPublishStore } from './publish-rows.ts';

let app: TestApp;
let worlds = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

specifyPublishStore(async () => {
  const { base } = app;
  const { db } = base;
  const world = `world${(worlds += 1)}`;
  const workspaceId = await findWorkspace(world);
  for (const name of ['first', 'second']) await addAccount(workspaceId, `${world}-${name}`);
  let posts = 0;
  const store = createPublishStore({ ...base, actor: { kind: 'job', name: 'test' } });
  const readPost = async (id: string) => {
    const post = await findPost(db, id);
    if (!post) throw new Error(`There is no post ${id}.`);
    return post;
  };
  return {
    store: {
      ...store,
      arm(post, armedAt) {
        // Attempts are ordered by time, and no two attempts of a real post share a millisecond.
        app.clock.advance(1);
        return store.arm(post, armedAt);
      },
    },
    async addPost(account = 'first') {
      const id = `${world}-p${(posts += 1)}`;
      const owner = { workspace_id: workspaceId, account_id: `${world}-${account}` };
      await db
        .insertInto('posts')
        .values({ ...waitingPost(id, app.clock.now()), ...owner })
        .execute();
      return await readPost(id);
    },
    readPost,
    async edit(id) {
      await db
        .updateTable('posts')
        .set((row) => ({ fence: row('fence', '+', 1), phase: 'waiting' }))
        .where('id', '=', id)
        .execute();
    },
    async countCopySearches(id) {
      const jobs = await db
        .selectFrom('jobs')
        .select('payload')
        .where('name', '=', findCopies.name)
        .execute();
      return jobs.filter(({ payload }) => payload.includes(`"${id}"`)).length;
    },
  };
});

async function findWorkspace(name: string): Promise<string> {
  const { user } = await app.as(name);
  const row = await app.base.db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', user?.userId ?? '')
    .executeTakeFirstOrThrow();
  return row.id;
}

const addAccount = (workspaceId: string, id: string) =>
  app.base.db
    .insertInto('reddit_accounts')
    .values({
      id,
      workspace_id: workspaceId,
      username: id,
      mode: 'sandbox',
      is_active: 1,
      access_token: 'sealed',
      refresh_token: 'sealed',
      scopes: '*',
      refreshing_until: 0,
      writes_wait_until: 0,
      created_at: 0,
    })
    .execute();
