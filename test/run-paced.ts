import { runWaiting } from './run-waiting.ts';
import type { TestClock } from './test-clock.ts';

const MOST_MS = 999;

/** Paced calls wait for the clock, which moves for nothing else. */
export const runPaced = <T>(clock: TestClock, run: () => Promise<T>): Promise<T> =>
  runWaiting(clock, run(), MOST_MS);
