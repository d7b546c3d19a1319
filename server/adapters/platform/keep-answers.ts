import type { Clock } from '../clock.ts';
import type { Outcome } from './outcome.ts';

const MAX_KEPT = 1_000;

type Kept<T> = { answer: Promise<Outcome<T>>; until: number };

/** Good answers are kept for a while, by key. Whoever asks meanwhile waits for the same answer. */
export function keepAnswers<T>(clock: Clock, keepMs: number) {
  const kept = new Map<string, Kept<T>>();
  return async (key: string, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const known = kept.get(key);
    const outcome = known && known.until > clock.now() ? await known.answer : null;
    if (outcome?.kind === 'ok') return outcome;
    const answer = ask();
    kept.set(key, { answer, until: clock.now() + keepMs });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return await answer;
  };
}
