import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recordManyEvents } from '#test/chaos/record-many-events.ts';
import { startServerProcess } from '#test/server-process.ts';

const EVENTS = 10_000;
const KILLS = 4;
/** So that calls are under way when a server is killed. */
const ANSWER_MS = 20;
/** The leases of a killed server have ended by then. */
const SILENT_MS = 100_000;
const LOSE_CLAIMS = join(import.meta.dirname, 'lose-claims.ts');

export type Missing = { missing: number; doubled: number; kills: number; events: number };

/** Kills a server again and again while it sends (SQLite). `losesClaims`: without the lease on a delivery. */
export async function measureMissing(losesClaims: boolean): Promise<Missing> {
  const counts = new Map<string, number>();
  let lastAt = performance.now();
  const receiver = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    request.resume();
    setTimeout(() => {
      // The receiver of a real webhook can crash too: only an answered call has arrived.
      if (request.socket.readyState !== 'open') return;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      lastAt = performance.now();
      response.writeHead(204).end();
    }, ANSWER_MS);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'threadwell-alerts-'));
  const settings = {
    DATA_DIR: dataDir,
    SECRET_KEY: 'a key for a benchmark, long enough to be one',
    WEBHOOK_ALLOW: host,
    LOG_LEVEL: 'error',
  };
  const preload = losesClaims ? { preload: LOSE_CLAIMS } : {};
  try {
    const ids = await recordManyEvents(settings, `http://${host}/hook`, EVENTS);
    const left = () => ids.filter((id) => !counts.has(id)).length;
    for (let no = 0; no < KILLS; no++) {
      const server = await startServerProcess(settings, preload);
      const before = counts.size;
      const from = performance.now();
      while (counts.size < before + EVENTS / (KILLS + 2) && performance.now() - from < SILENT_MS)
        await wait(5);
      // Answers come in waves; halfway to the next one, calls are under way.
      await wait(ANSWER_MS / 2);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const server = await startServerProcess(settings, preload);
    lastAt = performance.now();
    while (left() > 0 && performance.now() - lastAt < SILENT_MS) await wait(50);
    await server.stop();
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { missing: left(), doubled: sent - counts.size, kills: KILLS, events: ids.length };
  } finally {
    receiver.closeAllConnections();
    receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
