import type { TestClock } from './test-clock.ts';

/** Longer waits are somebody's deadline. */
const SHORT_MS = 6_000;

/** Lets time pass whenever the work waits for it. */
export async function runWaiting<T>(clock: TestClock, work: Promise<T>): Promise<T> {
  const state = { isOver: false };
  const ended = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    if (clock.nextIn() <= SHORT_MS) clock.advance(clock.nextIn());
  }
  return await ended;
}
