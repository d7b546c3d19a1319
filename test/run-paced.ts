import { runWaiting } from './run-waiting.ts';
import type { TestClock } from './test-clock.ts';

const MOST_MS = 999;

/** Advances the clock for calls that wait for their pace, and for nothing else. */
export const runPaced = <T>(clock: TestClock, run: () => Promise<T>): Promise<T> =>
  runWaiting(clock, run(), MOST_MS);
