import { setTimeout as wait } from 'node:timers/promises';

/** The duration of the work, and the longest time between two turns of the event loop. */
export async function timeWork(work: () => Promise<void>): Promise<{ tookMs: number; blockedMs: number }> {
  let lastTurnAt = performance.now();
  let blockedMs = 0;
  const turn = () => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - lastTurnAt);
    lastTurnAt = now;
  };
  await wait(20);
  turn();
  blockedMs = 0;
  const turns = setInterval(turn, 1);
  const from = performance.now();
  await work();
  const tookMs = performance.now() - from;
  await wait(20);
  clearInterval(turns);
  return { tookMs, blockedMs };
}
