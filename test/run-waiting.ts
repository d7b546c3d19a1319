import type { TestClock } from './test-clock.ts';

/** Longer waits are somebody's deadline. */
const SHORT_MS = 6_000;

/** Lets time pass whenever the work waits for it. Waits for the database without keeping the processor busy. */
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
