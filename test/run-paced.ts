import type { TestClock } from './test-clock.ts';

/** Paced calls wait for the clock, which moves for nothing else. */
export async function runPaced(clock: TestClock, run: () => Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  const running = run().finally(() => (state.isDone = true));
  while (!state.isDone) {
    const nextInMs = clock.nextIn();
    if (nextInMs < 1_000) clock.advance(nextInMs);
    await clock.nextTurn();
  }
  await running;
}
