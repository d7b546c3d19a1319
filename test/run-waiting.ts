import type { TestClock } from './test-clock.ts';

/** Waits longer than this are deadlines. */
const SHORT_MS = 6_000;

/** Advances time whenever the work waits for it. Does not spin while the work waits for the database. */
export async function runWaiting<T>(clock: TestClock, work: Promise<T>, mostMs = SHORT_MS): Promise<T> {
  const state = { isOver: false };
  const end = () => void (state.isOver = true);
  const over = work.then(end, end);
  while (!state.isOver) {
    await clock.nextTurn();
    const nextInMs = clock.nextIn();
    if (nextInMs <= mostMs) clock.advance(nextInMs);
    else await Promise.race([over, clock.change()]);
  }
  return await work;
}
