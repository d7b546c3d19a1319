import type { RawAnswer } from './raw-answer.ts';

const UNIT_MS: Record<string, number> = { millisecond: 1, second: 1_000, minute: 60_000, hour: 3_600_000 };
const WAIT = /(\d{1,4})\s*(millisecond|second|minute|hour)/i;
const SAFETY_MS = 1_000;
/** The longest wait that we accept from an answer. */
const LONGEST_MS = 24 * 3_600_000;
const LONGEST_BLOCK_MS = 3_600_000;

/** How long the account must wait: from `seconds` if given, otherwise parsed from the message. */
export function readWaitMs(seconds: unknown, sentence: string): number | null {
  if (typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0) {
    return Math.min(Math.ceil(seconds * 1_000) + SAFETY_MS, LONGEST_MS);
  }
  const [, count, unit] = WAIT.exec(sentence) ?? [];
  const unitMs = UNIT_MS[unit?.toLowerCase() ?? ''];
  return count && unitMs ? Math.min(Number(count) * unitMs + SAFETY_MS, LONGEST_MS) : null;
}

/** How long every call must wait after a 429; null if unknown. */
export function readRetryAfterMs({ headers }: RawAnswer): number | null {
  const seconds = Number.parseFloat(headers['retry-after'] ?? '');
  return Number.isFinite(seconds) && seconds >= 0
    ? Math.min(Math.ceil(seconds * 1_000), LONGEST_BLOCK_MS)
    : null;
}

export type BudgetHeaders = { remaining: number; resetMs: number };

/** `599.0` or `992`: calls left in the window. An absent header means unknown, not zero. */
export function readBudgetHeaders({ headers }: Pick<RawAnswer, 'headers'>): BudgetHeaders | null {
  const remaining = Number.parseFloat(headers['x-ratelimit-remaining'] ?? '');
  const reset = Number.parseFloat(headers['x-ratelimit-reset'] ?? '');
  if (!Number.isFinite(remaining) || !Number.isFinite(reset)) return null;
  return { remaining, resetMs: Math.min(reset * 1_000, LONGEST_BLOCK_MS) };
}
