import { expect, onTestFinished, test } from 'vitest';
import { signUp } from '#test/chaos/browser.ts';
import { startServerProcess } from '#test/server-process.ts';
import { openTcpLine } from '#test/tcp-line.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** The real server, with a database connection that the test can break. */
async function startOnLine() {
  const database = await createTestDatabase({ migrated: true });
  const url = new URL(database.settings['DATABASE_URL']!);
  const port = Number(url.port);
  const line = await openTcpLine(port);
  url.port = String(line.port);
  const server = await startServerProcess({ ...database.settings, DATABASE_URL: url.href });
  onTestFinished(async () => {
    await server.stop();
    await line.stop();
    await database.drop();
  });
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  return { server, line, port, statusOf };
}

test('reports an unreachable database and recovers when it is back', async () => {
  const { server, line, port, statusOf } = await startOnLine();
  const owner = await signUp(server.url, 'owner@example.com');
  // The first of these ports is closed.
  line.leadTo(1);
  line.cut();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  await expect(owner.get('/api/posts')).rejects.toMatchObject({ status: 503 });
  line.leadTo(port);
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);
  expect(await owner.get('/api/posts')).toEqual([]);
  expect(await server.stop()).toBe(0);
});
