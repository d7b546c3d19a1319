import type * as z from 'zod/mini';
import type { Context, JobActor } from '#server/context.ts';

/** Not failed, only too early: run again then, without spending an attempt. */
export type TryAgain = { tryAgainAt: number };

/** One kind of background work, as a value. The payload holds ids only; the handler reads the rest. */
export type Job<P extends Record<string, unknown> = Record<string, unknown>> = {
  readonly name: string;
  readonly payload: z.ZodMiniType<P>;
  /** How often it may be tried before it counts as failed. Irreversible work says 1. */
  readonly attempts: number;
  /** How long one run may stay silent before another worker may take it. */
  readonly leaseMs: number;
  /** Runs again this long after it ended. */
  readonly everyMs?: number;
  run(ctx: Context<JobActor>, payload: P): Promise<TryAgain | void>;
};

export const defineJob = <P extends Record<string, unknown>>(job: Job<P>): Job<P> => job;

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 10 * 60_000;

export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 4 ** (attempt - 1), LONGEST_RETRY_MS);
