import type * as z from 'zod/mini';

type Payload = Record<string, unknown>;

/** One kind of background work, declared apart from its handler, so that who enqueues it need not know what it does. */
export type Job<P extends Payload = Payload> = {
  readonly name: string;
  /** Ids only; the handler reads the rest. */
  readonly payload: z.ZodMiniType<P>;
  /** How many runs may fail before the job does. */
  readonly attempts: number;
  /** How long one run may go without a sign of life before another worker takes the job. */
  readonly leaseMs: number;
  /** Recurring jobs run again this long after they ended. */
  readonly everyMs?: number;
};

/** The job came too early: it runs again then, without spending an attempt. */
export type TryAgain = { tryAgainAt: number };

/** A job bound to the code that does it. `C` is what that code may reach. */
export type JobHandler<C> = {
  readonly job: Job;
  run(ctx: C, payload: unknown): Promise<TryAgain | void>;
};

export const declareJob = <P extends Payload>(job: Job<P>): Job<P> => job;

export const handleJob = <C, P extends Payload>(
  job: Job<P>,
  run: (ctx: C, payload: P) => Promise<TryAgain | void>,
): JobHandler<C> => ({ job, run: (ctx, payload) => run(ctx, job.payload.parse(payload)) });

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 10 * 60_000;

/** Exponential backoff. */
export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 4 ** (attempt - 1), LONGEST_RETRY_MS);
