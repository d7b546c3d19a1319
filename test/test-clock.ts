import { type Clock, systemClock } from '#server/adapters/clock.ts';

export type TestClock = Clock & {
  advance(ms: number): void;
  /** The time until the next timer is due. */
  nextIn(): number;
  /** Resolves when a timer is added or the clock moves. */
  change(): Promise<void>;
};

/** A clock that moves only when a test advances it; timers fire in order. */
export function createTestClock(start = Date.UTC(2026, 10, 2, 9, 30)): TestClock {
  let now = start;
  const timers = new Set<{ at: number; call: () => void }>();
  const listeners: (() => void)[] = [];
  const noteChange = () => {
    for (const listener of listeners.splice(0)) listener();
  };
  return {
    // Instants are whole milliseconds; waiting times need not be.
    now: () => Math.floor(now),
    monotonic: () => now - start,
    wall: () => Math.floor(now),
    after(ms, call) {
      const timer = { at: now + Math.max(ms, 0), call };
      timers.add(timer);
      noteChange();
      return () => timers.delete(timer);
    },
    nextTurn: () => systemClock.nextTurn(),
    nextIn: () => Math.min(...[...timers].map(({ at }) => at)) - now,
    change: () => new Promise((resolve) => void listeners.push(resolve)),
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = end;
      noteChange();
    },
  };
}
