import { type Clock, systemClock } from '#server/adapters/clock.ts';

type Timer = { at: number; call: () => void };

export type SharedTime = {
  now(): number;
  /** The clock of one process. Time advances only while every process waits on its clock. */
  clock(): Clock;
  /** Schedules a call for a moment at which all processes wait. */
  at(moment: number, call: () => void): void;
  /** Lets simulated time pass until `end`. */
  runUntil(end: number): Promise<void>;
};

/** Simulated time for several processes: it advances when all of them wait, so a simulated hour takes no real time. */
export function createSharedTime(start: number): SharedTime {
  let now = start;
  let ending = start;
  let reached = () => {};
  const events: Timer[] = [];
  const processes: Set<Timer>[] = [];

  const sleepers = () => processes.flatMap((timers) => [...timers]);
  /** Runs after pending promises, because a process that was just woken may be about to wait again. */
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
        wall: () => now,
        after(ms, call) {
          const timer = { at: now + Math.max(ms, 0), call };
          timers.add(timer);
          moveOn();
          return () => timers.delete(timer);
        },
        nextTurn: () => systemClock.nextTurn(),
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
