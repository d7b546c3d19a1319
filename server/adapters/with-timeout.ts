import type { Clock } from './clock.ts';

/** Resolves to null after `ms`. The work itself continues. */
export function withTimeout<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(null));
    work.then(resolve, reject).finally(cancel);
  });
}
