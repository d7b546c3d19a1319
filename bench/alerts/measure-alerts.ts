import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { systemClock } from '#server/adapters/clock.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { createDatabaseClock } from '#server/adapters/database-clock.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { createJobQueue } from '#server/adapters/queue/job-queue.ts';
import { createBase } from '#server/boot/create-base.ts';
import { readConfig } from '#server/config.ts';
import type { Base, JobContext } from '#server/context.ts';
import { sendDeliveries } from '#server/features/alerts/alert-jobs.ts';
import { addChannel } from '#server/features/alerts/add-channel.ts';
import { addRule } from '#server/features/alerts/add-rule.ts';
import { recordEvents } from '#server/features/alerts/record-events.ts';
import { JOBS } from '#server/jobs.ts';
import { addUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';

const RECEIVERS = 10;
const EVENTS_A_SECOND = 100;
const SECONDS = 20;
/** The slow receiver's response time: just within a call's time limit. */
const SLOW_MS = 9_000;
const DRAIN_MS = 10_000;

export type AlertDelays = {
  /** From the event's transaction to its arrival at one of the fast receivers. */
  p99Ms: number;
  medianMs: number;
  missing: number;
  doubled: number;
};

/** Ten receivers on loopback, the first of them slow. Records arrivals by event. */
async function startReceivers() {
  const arrivals = new Map<string, { at: number; sentAt: number; isSlow: boolean; count: number }>();
  const servers = Array.from({ length: RECEIVERS }, (_, no) =>
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const id = String(request.headers['webhook-id']);
        const sentAt = Date.parse((JSON.parse(body) as { timestamp: string }).timestamp);
        const before = arrivals.get(id);
        const first = { at: systemClock.now(), sentAt, isSlow: no === 0, count: 1 };
        arrivals.set(id, before ? { ...before, count: before.count + 1 } : first);
        const answer = () => response.writeHead(204).end();
        if (no === 0) setTimeout(answer, SLOW_MS).unref();
        else answer();
      });
    }),
  );
  const hosts: string[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    hosts.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const stop = () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { arrivals, hosts, stop };
}

/** Creates a channel and a rule for each receiver; events are distributed in turn. */
async function addReceivers(base: Base, hosts: readonly string[]): Promise<string> {
  const { userId, workspaceId } = await addUser(base, 'ada');
  const ctx = { ...base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_bench' } } as const;
  for (const [no, host] of hosts.entries()) {
    const { id } = await addChannel(ctx, { kind: 'webhook', name: `To ${no}`, url: `http://${host}/hook` });
    const rule = { name: `To ${no}`, channelIds: [id], subreddits: [`place${no}`] };
    await addRule(ctx, { ...rule, events: ['opportunity.found'], deliver: 'instant' });
  }
  return workspaceId;
}

/** `oneLane`: a single run sends to all channels in turn. */
export async function measureAlerts(
  engineKind: 'sqlite' | 'postgres',
  oneLane: boolean,
): Promise<AlertDelays> {
  process.env['TEST_DATABASE'] = engineKind;
  const database = await createTestDatabase({ migrated: true });
  const receivers = await startReceivers();
  const settings = { SANDBOX: 'off', WEBHOOK_ALLOW: receivers.hosts.join(','), ...database.settings };
  const config = readConfig(settings);
  const log = pino({ level: 'error' });
  const engine = await openDatabase(config, () => {});
  const clock = await createDatabaseClock(systemClock, () => engine.readTime());
  try {
    const base = createBase({ config, engine, secret: readSecretKey(config), log, ports: { clock } });
    const workspaceId = await addReceivers(base, receivers.hosts);
    const handlers = JOBS.map((handler) =>
      oneLane && handler.job.name === sendDeliveries.name
        ? Object.assign({}, handler, { job: { ...handler.job, atOnce: 1 } })
        : handler,
    );
    const contextOf = ({ name }: { name: string }): JobContext => ({ ...base, actor: { kind: 'job', name } });
    const worker = await createJobQueue(base, handlers, contextOf).start();
    const total = EVENTS_A_SECOND * SECONDS;
    const startedAt = performance.now();
    for (let no = 0; no < total; no++) {
      await wait(Math.max(0, startedAt + (no * 1_000) / EVENTS_A_SECOND - performance.now()));
      const facts = { subreddit: `place${no % RECEIVERS}`, score: 70 };
      const event = {
        workspaceId,
        type: 'opportunity.found' as const,
        facts,
        data: { id: `opp_${no}`, ...facts },
      };
      await base.db.transaction().execute((tx) => recordEvents(base, tx, [event]));
    }
    const fast = () => [...receivers.arrivals.values()].filter(({ isSlow }) => !isSlow);
    const expected = (total / RECEIVERS) * (RECEIVERS - 1);
    for (const until = Date.now() + DRAIN_MS; fast().length < expected && Date.now() < until;) await wait(50);
    // Runs still in progress wait for the slow receiver.
    base.stop.abort();
    receivers.stop();
    await worker.stop();
    const delays = fast().map(({ at, sentAt }) => at - sentAt);
    const missing = expected - delays.length;
    // Missing arrivals count as if they had waited until the end.
    const sorted = [...delays, ...Array.from({ length: missing }, () => DRAIN_MS)].toSorted((a, b) => a - b);
    return {
      p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      missing,
      doubled: fast().filter(({ count }) => count > 1).length,
    };
  } finally {
    receivers.stop();
    clock.stop();
    await engine.stop();
    await database.drop();
  }
}
