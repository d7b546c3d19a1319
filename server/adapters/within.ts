import type { Clock } from './clock.ts';

/** What the work comes to, or null when it takes longer than that. The work itself goes on. */
export function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(null));
    work.then(resolve, reject).finally(cancel);
  });
}
