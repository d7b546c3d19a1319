import type { Clock } from '../clock.ts';
import type { RandomBytes } from '../crypto/random.ts';
import type { Engine } from '../db/engine.ts';

/** The queue's dependencies, independent of the application's context. */
export type QueuePorts = {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: {
    warn(details: unknown, message?: string): void;
    error(details: unknown, message?: string): void;
  };
  readonly metrics: {
    jobLateness: { observe(seconds: number): void };
    jobs: { inc(labels: { name: string; outcome: string }): void };
  };
};
