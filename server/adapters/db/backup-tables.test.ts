import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { signInAgain } from '#test/factories.ts';
import { fillTables, readTable } from '#test/fill-tables.ts';
import { createTestClient } from '#test/test-client.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { TABLES } from './tables.ts';
import { writeBackup } from './write-backup.ts';

async function start(): Promise<TestApp> {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  return app;
}

test('restores every durable table row by row, and leaves the others and the sessions empty', async () => {
  const [from, into] = [await start(), await start()];
  await fillTables(from);
  const path = join(from.base.config.dataDir, 'all.jsonl.gz');
  const rows = await writeBackup(from.base.db, path, new Date(0));
  const header = await checkBackup(path);
  expect(header.tables).toEqual(Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0)));
  await restoreBackup(into.base.db, path, header, 2_000);
  for (const table of TABLES) {
    const original = await readTable(from.base.db, table);
    expect(original, `${table.name} has rows in this test`).not.toEqual([]);
    const restored = await readTable(into.base.db, table);
    const comesBack = table.isKept && table.name !== 'sessions';
    expect(restored, `${table.name} is restored`).toEqual(comesBack ? original : []);
  }
});

test('writes a table that is larger than a batch completely and in order', async () => {
  const [from, into] = [await start(), await start()];
  const entries = Array.from({ length: 2_345 }, (_, no) => ({
    id: `aud_${String(no).padStart(6, '0')}`,
    workspace_id: null,
    actor: 'job:test',
    verb: 'test',
    detail: '{}',
    at: no,
  }));
  for (let start = 0; start < entries.length; start += 500)
    await from.base.db
      .insertInto('audit_events')
      .values(entries.slice(start, start + 500))
      .execute();
  const path = join(from.base.config.dataDir, 'large.jsonl.gz');
  await writeBackup(from.base.db, path, new Date(0));
  await restoreBackup(into.base.db, path, await checkBackup(path), 2_000);
  const ids = await into.base.db.selectFrom('audit_events').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
});

test('a restored database accepts new rows', async () => {
  const app = await start();
  const ada = await app.as('ada');
  await ada.call(createPost, { content: 'Before', subreddit: 'webdev' });
  const path = join(app.base.config.dataDir, 'own.jsonl.gz');
  await writeBackup(app.base.db, path, new Date(0));
  await ada.call(createPost, { content: 'Lost', subreddit: 'webdev' });
  await restoreBackup(app.base.db, path, await checkBackup(path), 2_000);
  const again = createTestClient(app.http, app.base, await signInAgain(app.base, ada.user!));
  await again.call(createPost, { content: 'After', subreddit: 'webdev' });
  const posts = await app.base.db.selectFrom('posts').select('content').orderBy('content').execute();
  expect(posts.map(({ content }) => content)).toEqual(['After', 'Before']);
});
