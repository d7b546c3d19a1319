import type { Clock } from './clock.ts';
import type { Caller } from './platform/platform.ts';

/** Resolves to null after `ms`. The work itself continues. */
export function withTimeout<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(null));
    work.then(resolve, reject).finally(cancel);
  });
}

/** Asks the platform; resolves to null after `ms` and cancels a call still queued for the budget. */
export const askWithTimeout = <T>(
  clock: Clock,
  ms: number,
  caller: Caller,
  ask: (caller: Caller) => Promise<T>,
): Promise<T | null> => withTimeout(clock, ms, ask({ ...caller, leaveAt: clock.monotonic() + ms }));
