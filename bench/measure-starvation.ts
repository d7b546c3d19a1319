import { systemRandom } from '#server/adapters/crypto/random.ts';
import { migrate, openEngine } from '#server/adapters/db/open-database.ts';
import { createCallBudget, type WaitingCall } from '#server/adapters/platform/call-budget.ts';
import { readConfig } from '#server/config.ts';
import { addWorkspaces } from '#test/factories.ts';
import { createHurriedClock } from './backlog/hurried-clock.ts';
import { makeHome } from './timed-server.ts';

const START = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;
const CALLS_PER_MINUTE = 100;
const MINUTES = 5;
const HURRY = 30;
const FLOOD_EVERY_MS = 20;
const FLOOD_WAITS_MS = 3_500;
const HAND_EVERY_MS = 10_000;
const HAND_WAITS_MS = 2_500;
const HUB_LANES = 3;

export type Starvation = { hubCallsPerMinute: number; handAnswered: number };

/**
 * One member requests a page 50 times a second while the hub reads and another member scans manually. `isUnbounded`
 * removes the guards: the flood's calls stay queued and don't count as reads.
 */
export async function measureStarvation(isUnbounded: boolean): Promise<Starvation> {
  const home = makeHome();
  const engine = await openEngine(readConfig({ DATA_DIR: home.dir }), () => {});
  try {
    const { db } = engine;
    await migrate(db);
    await addWorkspaces(db, ['wsp_flood', 'wsp_hub', 'wsp_hand']);
    const clock = createHurriedClock(START, HURRY);
    const stop = new AbortController();
    const ports = { db, clock, random: systemRandom, callsPerMinute: CALLS_PER_MINUTE };
    const budget = createCallBudget({ ...ports, stopping: stop.signal });
    const isOver = () => clock.now() >= START + MINUTES * MINUTE_MS;
    const sleep = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
    let [hub, asked, answered] = [0, 0, 0];

    async function flood(): Promise<void> {
      const leaving = () => ({ leaveAt: clock.monotonic() + FLOOD_WAITS_MS });
      for (; !isOver(); await sleep(FLOOD_EVERY_MS)) {
        const call: WaitingCall = isUnbounded
          ? { purpose: 'watch', workspaceId: 'wsp_flood' }
          : { purpose: 'community', workspaceId: 'wsp_flood', ...leaving() };
        void budget.enter(call);
      }
    }
    async function scan(): Promise<void> {
      while (!isOver() && !stop.signal.aborted)
        if (await budget.enter({ purpose: 'scan', workspaceId: 'wsp_hub' })) hub += 1;
    }
    async function scanByHand(): Promise<void> {
      for (; !isOver(); await sleep(HAND_EVERY_MS)) {
        asked += 1;
        const leaveAt = clock.monotonic() + HAND_WAITS_MS;
        if (await budget.enter({ purpose: 'search', workspaceId: 'wsp_hand', leaveAt })) answered += 1;
      }
    }

    const work = [flood(), scanByHand(), ...Array.from({ length: HUB_LANES }, scan)];
    await sleep(MINUTES * MINUTE_MS);
    const figures = { hubCallsPerMinute: hub / MINUTES, handAnswered: answered / asked };
    stop.abort();
    await Promise.all(work);
    return figures;
  } finally {
    await engine.stop();
    home.remove();
  }
}
