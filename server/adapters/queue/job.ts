import type * as z from 'zod/mini';

type Payload = Record<string, unknown>;

/** A kind of job. The handler is separate, so that enqueueing code does not depend on it. */
export type JobDefinition<P extends Payload = Payload> = {
  readonly name: string;
  /** The job's input: ids only; the handler reads the rest. */
  readonly payload: z.ZodMiniType<P>;
  /** How often a run may fail before the job fails for good. */
  readonly attempts: number;
  /** The longest retry delay; ten minutes by default. */
  readonly retryWithinMs?: number;
  /** If the lease is not renewed for this long, another worker takes the job over. */
  readonly leaseMs: number;
  /** How many jobs of this kind one worker runs at once; eight by default. */
  readonly atOnce?: number;
  /** A recurring job runs again this long after it ended. */
  readonly everyMs?: number;
};

/** Reschedules the job without counting a failure. */
export type TryAgain = { tryAgainAt: number };

/** A job with its code. `C` is the context type. */
export type JobHandler<C> = {
  readonly job: JobDefinition;
  /** Prepares what many runs may share. */
  open(ctx: C): (payload: unknown) => Promise<TryAgain | void>;
};

export const declareJob = <P extends Payload>(job: JobDefinition<P>): JobDefinition<P> => job;

export const handleJob = <C, P extends Payload>(
  job: JobDefinition<P>,
  run: (ctx: C, payload: P) => Promise<TryAgain | void>,
): JobHandler<C> => openJob(job, (ctx) => (payload) => run(ctx, payload));

/** Like `handleJob`, with resources that all runs of a process share. */
export const openJob = <C, P extends Payload>(
  job: JobDefinition<P>,
  open: (ctx: C) => (payload: P) => Promise<TryAgain | void>,
): JobHandler<C> => ({
  job,
  open(ctx) {
    const run = open(ctx);
    return (payload) => run(job.payload.parse(payload));
  },
});

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 10 * 60_000;

/** The delay before a retry, by exponential backoff. */
export const retryDelayMs = ({ retryWithinMs = MAX_RETRY_MS }: JobDefinition, attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 4 ** (attempt - 1), retryWithinMs);
