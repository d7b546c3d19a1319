import type { Clock } from '#server/adapters/clock.ts';

/** The time limits of a request: until the first output of each call, and in total. */
export type RequestTimeouts = { firstTokenMs: number; totalMs: number };
export const TIME_LIMITS: RequestTimeouts = { firstTokenMs: 30_000, totalMs: 120_000 };
/** A local model is loaded on first use and may run without a GPU. */
export const LOCAL_TIME_LIMITS: RequestTimeouts = { firstTokenMs: 120_000, totalMs: 300_000 };
/** The limits for a model that runs without a GPU, one request at a time. */
export const CPU_TIME_LIMITS: RequestTimeouts = { firstTokenMs: 300_000, totalMs: 600_000 };

export type TimeLimit = {
  signal: AbortSignal;
  /** Starts a call's first-output timer. Call the returned function when output arrives. */
  awaitOutput(): () => void;
  /** Why the request was aborted; null if it was not. */
  ended(): 'timeout' | 'cancelled' | null;
  release(): void;
};

export function startTimeLimit(
  clock: Clock,
  limits: RequestTimeouts,
  cancel: AbortSignal | undefined,
): TimeLimit {
  const controller = new AbortController();
  let why: 'timeout' | 'cancelled' | null = null;
  const end = (reason: 'timeout' | 'cancelled') => {
    why ??= reason;
    controller.abort();
  };
  const onCancel = () => end('cancelled');
  const stops = [clock.after(limits.totalMs, () => end('timeout'))];
  if (cancel?.aborted) onCancel();
  cancel?.addEventListener('abort', onCancel, { once: true });
  return {
    signal: controller.signal,
    awaitOutput() {
      const stop = clock.after(limits.firstTokenMs, () => end('timeout'));
      stops.push(stop);
      return stop;
    },
    ended: () => why,
    release() {
      for (const stop of stops) stop();
      cancel?.removeEventListener('abort', onCancel);
    },
  };
}
