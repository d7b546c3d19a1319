import { listPurposesUpTo, type Purpose } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { Outcome } from './outcome.ts';

const MAX_KEPT = 1_000;

type Kept<T> = { answer: Promise<Outcome<T>>; until: number; purpose: Purpose; isThere: boolean };

/** Caches successful answers by key. Concurrent callers share a pending call if it is as urgent as their own. */
export function cacheAnswers<T>(clock: Clock, keepMs: number) {
  const kept = new Map<string, Kept<T>>();
  return async (key: string, purpose: Purpose, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const known = kept.get(key);
    const isSoon = known && (known.isThere || listPurposesUpTo(purpose).includes(known.purpose));
    const outcome = isSoon && known.until > clock.now() ? await known.answer : null;
    if (outcome?.kind === 'ok') return outcome;
    const own: Kept<T> = { answer: ask(), until: clock.now() + keepMs, purpose, isThere: false };
    kept.set(key, own);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return await own.answer.finally(() => (own.isThere = true));
  };
}
