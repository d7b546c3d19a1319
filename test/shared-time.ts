import type { Clock } from '#server/adapters/clock.ts';

type Timer = { at: number; call: () => void };

export type SharedTime = {
  now(): number;
  /** The clock of one process. Time advances only while every process sleeps on its clock. */
  clock(): Clock;
  /** Calls back at a given time while the processes sleep. */
  at(moment: number, call: () => void): void;
  /** Advances time up to `end`. */
  runUntil(end: number): Promise<void>;
};

/**
 * A simulated time shared by several processes. It advances when all of them sleep, so that a simulated hour takes
 * no time.
 */
export function createSharedTime(start: number): SharedTime {
  let now = start;
  let ending = start;
  let reached = () => {};
  const events: Timer[] = [];
  const processes: Set<Timer>[] = [];

  const sleepers = () => processes.flatMap((timers) => [...timers]);
  /** Runs after pending promises, since a process that was just woken may go back to sleep. */
  const moveOn = () =>
    setImmediate(() => {
      if (processes.some((timers) => timers.size === 0)) return;
      const next = [...events, ...sleepers()].toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > ending) {
        now = ending;
        reached();
        return;
      }
      now = Math.max(now, next.at);
      if (events.includes(next)) events.splice(events.indexOf(next), 1);
      for (const timers of processes) timers.delete(next);
      next.call();
      moveOn();
    });

  return {
    now: () => now,
    clock() {
      const timers = new Set<Timer>();
      processes.push(timers);
      return {
        now: () => now,
        monotonic: () => now - start,
        after(ms, call) {
          const timer = { at: now + Math.max(ms, 0), call };
          timers.add(timer);
          moveOn();
          return () => timers.delete(timer);
        },
      };
    },
    at: (moment, call) => void events.push({ at: moment, call }),
    runUntil(end) {
      ending = end;
      const done = new Promise<void>((resolve) => (reached = resolve));
      moveOn();
      return done;
    },
  };
}
