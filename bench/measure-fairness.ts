import type { Call } from '#core/calls/call-queue.ts';
import { createCallBudget } from '#server/adapters/platform/call-budget.ts';
import { systemRandom } from '#server/adapters/crypto/random.ts';
import { migrate, openEngine } from '#server/adapters/db/open-database.ts';
import { readConfig } from '#server/config.ts';
import { addWorkspaces } from '#test/factories.ts';
import { createSharedTime } from '#test/shared-time.ts';
import { makeHome } from './timed-server.ts';

const START = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;
const CALLS_PER_MINUTE = 100;
const WORKSPACES = 10;
const CALLS_EACH = 100;

/**
 * Ten times more calls wait than a minute allows. Returns Jain's index of the workspaces' calls halfway: 1 is
 * perfectly fair. With `oneQueue`, first come, first served.
 */
export async function measureFairness(oneQueue: boolean): Promise<number> {
  const home = makeHome();
  const engine = await openEngine(readConfig({ DATA_DIR: home.dir }), () => {});
  try {
    const { db } = engine;
    await migrate(db);
    const names = Array.from({ length: WORKSPACES }, (_, number) => `wsp_${number}`);
    await addWorkspaces(db, names);
    const time = createSharedTime(START);
    const served: { workspace: string; at: number }[] = [];
    const { signal: stopping } = new AbortController();
    const ports = {
      db,
      clock: time.clock(),
      random: systemRandom,
      callsPerMinute: CALLS_PER_MINUTE,
      stopping,
    };
    const budget = createCallBudget(ports);
    const sent: Promise<unknown>[] = [];
    for (const workspace of names) {
      for (let count = 0; count < CALLS_EACH; count += 1) {
        const call: Call = { purpose: 'publish', workspaceId: oneQueue ? 'wsp_0' : workspace };
        sent.push(budget.enter(call).then(() => served.push({ workspace, at: time.now() - START })));
      }
    }
    const shortest = ((WORKSPACES * CALLS_EACH) / CALLS_PER_MINUTE - 1) * MINUTE_MS;
    void time.runUntil(START + 10 * shortest);
    await Promise.all(sent);
    const halfway = served.filter(({ at }) => at <= shortest / 2);
    const counts = names.map((name) => halfway.filter(({ workspace }) => workspace === name).length);
    return jain(counts);
  } finally {
    await engine.stop();
    home.remove();
  }
}

function jain(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0);
  const squares = shares.reduce((total, share) => total + share * share, 0);
  return (sum * sum) / (shares.length * squares);
}
