import type { Settings } from '../control/switches.ts';

const WINDOW_MS = 600_000;

/** The platform's rate limit: a fixed window of ten minutes per client. */
export type RateBudget = {
  /** Counts a call. Returns false above the limit. */
  spend(client: string): boolean;
  headers(client: string): Record<string, string>;
};

export function createRateBudget(real: () => number, settings: Settings): RateBudget {
  const used = new Map<string, { window: number; calls: number }>();
  const limit = (): number => settings.callsPerMinute * 10;
  function current(client: string): { window: number; calls: number } {
    const window = Math.floor(real() / WINDOW_MS);
    const found = used.get(client);
    const fresh = found?.window === window ? found : { window, calls: 0 };
    used.set(client, fresh);
    return fresh;
  }
  return {
    spend: (client) => {
      const window = current(client);
      if (window.calls >= limit()) return false;
      window.calls += 1;
      return true;
    },
    headers: (client) => {
      if (!settings.rateHeaders) return {};
      const { calls } = current(client);
      const remaining = Math.max(0, limit() - calls);
      return {
        'x-ratelimit-used': String(calls),
        'x-ratelimit-remaining': settings.headerFormat === 'float' ? remaining.toFixed(1) : String(remaining),
        'x-ratelimit-reset': String(Math.ceil((WINDOW_MS - (real() % WINDOW_MS)) / 1000)),
      };
    },
  };
}
