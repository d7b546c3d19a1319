import { type Clock, systemClock } from '#server/adapters/clock.ts';

/** A clock that runs `times` faster, so that minutes can be measured in seconds. */
export function createHurriedClock(start: number, times: number): Clock {
  const began = performance.now();
  const monotonic = () => (performance.now() - began) * times;
  const now = () => Math.floor(start + monotonic());
  return {
    now,
    wall: now,
    monotonic,
    after(ms, call) {
      const timer = setTimeout(call, Math.max(ms, 0) / times);
      return () => clearTimeout(timer);
    },
    nextTurn: () => systemClock.nextTurn(),
  };
}
