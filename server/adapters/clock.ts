import { setImmediate } from 'node:timers/promises';

/** The clock port. Tests and simulations supply their own. */
export type Clock = {
  /** Wall time in milliseconds since 1970, UTC. */
  now(): number;
  /** Monotonic milliseconds, for waiting and measuring. May pause while the machine sleeps. */
  monotonic(): number;
  /** The machine's own wall clock. It includes sleep and may jump. */
  wall(): number;
  /** A one-shot timer. The returned function cancels it. */
  after(ms: number, call: () => void): () => void;
  /** Resolves after pending callbacks and I/O have run. */
  nextTurn(): Promise<void>;
};

const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
  nextTurn: () => setImmediate(),
};
