import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount, addInvitation } from '#test/factories.ts';
import { readListVersion } from './list-versions.ts';
import { checkBackup } from './read-backup.ts';
import { readRestoredAt, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function start(): Promise<TestApp> {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  return app;
}

async function backUp({ base }: TestApp, createdAt = new Date(0)): Promise<string> {
  const path = join(base.config.dataDir, 'backup.jsonl.gz');
  await writeBackup(base.db, path, createdAt);
  return path;
}

async function restore({ base }: TestApp, path: string): Promise<void> {
  await restoreBackup(base.db, path, await checkBackup(path), 2_000);
}

test('a restore that fails halfway keeps the old contents', async () => {
  const [from, into] = [await start(), await start()];
  await from.as('ada');
  const path = await backUp(from);
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  // The last row occurs twice, which only the database can detect.
  const rows = lines.slice(1, -1);
  const broken = [lines[0], ...rows, rows.at(-1), JSON.stringify({ end: rows.length + 1 })];
  writeFileSync(path, gzipSync(broken.join('\n')));
  const ben = await into.as('ben');
  await expect(restore(into, path)).rejects.toThrow(/unique/i);
  const users = await into.base.db.selectFrom('users').select('id').execute();
  expect(users).toEqual([{ id: ben.user!.userId }]);
});

test('reports no restore for a database that had none', async () => {
  expect(await readRestoredAt((await start()).base.db)).toBeNull();
});

test('marks unpublished posts of a backup as possibly published since', async () => {
  const app = await start();
  const ada = await app.as('ada');
  for (const content of ['Out', 'Not out'])
    await ada.call(posts.createPost, { title: 'A title', content, subreddit: 'webdev' });
  const out = { phase: 'published', published_at: 1 } as const;
  await app.base.db.updateTable('posts').set(out).where('content', '=', 'Out').execute();
  const doubts = () =>
    app.base.db.selectFrom('posts').select(['content', 'doubted_since']).orderBy('content').execute();
  // The second restore uses a backup made after the first.
  for (const backupAt of [1_000, 1_500]) {
    await restore(app, await backUp(app, new Date(backupAt)));
    expect(await doubts()).toEqual([
      { content: 'Not out', doubted_since: 1_000 },
      { content: 'Out', doubted_since: null },
    ]);
  }
  expect(await readRestoredAt(app.base.db)).toBe(2_000);
});

test('releases all leases after a restore', async () => {
  const app = await start();
  const { db, jobs, clock } = app.base;
  const ada = await app.as('ada');
  await jobs.enqueue(db, { name: 'test', payload: {} as never, attempts: 1, leaseMs: 1 }, { a: 1 });
  const until = clock.now() + 3_600_000;
  await db.updateTable('jobs').set({ lease_token: 'held', leased_until: until }).execute();
  await addAccount(app.base, ada.user!.workspaceId, { refreshing_until: until });
  await restore(app, await backUp(app));
  const job = await db.selectFrom('jobs').select(['lease_token', 'leased_until']).executeTakeFirst();
  expect(job).toEqual({ lease_token: null, leased_until: null });
  const account = await db.selectFrom('reddit_accounts').select('refreshing_until').executeTakeFirst();
  expect(account).toEqual({ refreshing_until: 0 });
});

test('makes a page whose list is newer than the backup reload it', async () => {
  const app = await start();
  const ada = await app.as('ada');
  const write = (content: string) =>
    ada.call(posts.createPost, { title: 'A title', content, subreddit: 'webdev' });
  const { workspaceId } = ada.user!;
  const read = () => readListVersion(app.base.db, workspaceId, 'posts');
  await write('Before');
  const path = await backUp(app);
  await write('After');
  const seen = await read();
  app.clock.advance(1_000);
  await restoreBackup(app.base.db, path, await checkBackup(path), app.clock.now());
  const restored = await read();
  expect(restored.version).toBeGreaterThan(seen.version);
  expect(restored.completeSince).toBe(restored.version);
});

test('invalidates open invitations after a restore', async () => {
  const app = await start();
  await addInvitation(app.base.db, (await app.as('ada')).user!);
  await restore(app, await backUp(app));
  const row = await app.base.db.selectFrom('invitations').select('ended_at').executeTakeFirst();
  expect(row).toEqual({ ended_at: 2_000 });
});

test('signs everyone out after a restore', async () => {
  const app = await start();
  const ada = await app.as('ada');
  await restore(app, await backUp(app));
  await expect(ada.call(posts.listPosts)).rejects.toMatchObject({ status: 401 });
});
