import { type Call, CallQueue } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { RandomBytes } from '../crypto/random.ts';
import type { Db } from '../db/schema.ts';
import { blockCalls, takeCall } from './call-budget-rows.ts';
import type { BudgetHeaders } from './read-wait.ts';

const DEFAULT_WAIT_MS = 10_000;
const MAX_JITTER_MS = 1_000;
/** Stop at this many remaining calls: others may share this client's quota. */
const RESERVED_CALLS = 1;

/** After a turn, a process waits a little longer than the others, so that processes alternate. */
const YIELD_MS = 5;

type Waiting = Call & { go: () => void; fail: (error: unknown) => void };

export type CallBudget = {
  /** Resolves when the call may be made; it has been counted by then. */
  enter(call: Call): Promise<void>;
  /** Applies an answer's rate-limit headers. */
  applyHeaders(headers: BudgetHeaders | null): Promise<void>;
  /** Call this after a 429. */
  block(waitMs: number | null): Promise<void>;
};

type Ports = { db: Db; clock: Clock; random: RandomBytes; callsPerMinute: number };

/** One call budget per installation: calls queue in this process, and all processes share the tables. */
export function createCallBudget(ports: Ports): CallBudget {
  const { db, clock, random } = ports;
  const queue = new CallQueue<Waiting>();
  let pumping = false;
  let wake = () => {};

  async function pump() {
    let yieldMs = 0;
    for (let next = queue.peek(); next; next = queue.peek()) {
      try {
        const decision = await takeCall(ports, next);
        if (decision.ok) {
          queue.remove(next);
          next.go();
          yieldMs = YIELD_MS;
        } else {
          await sleepUntil(decision.retryAt + yieldMs);
          yieldMs = 0;
        }
      } catch (error) {
        queue.remove(next);
        next.fail(error);
      }
    }
    pumping = false;
  }

  const sleepUntil = (at: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(at - clock.now(), resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  const block = (waitMs: number) => blockCalls(db, clock.now() + Math.ceil(waitMs));

  return {
    enter(call) {
      return new Promise((go, fail) => {
        const first = queue.peek();
        queue.add({ ...call, go, fail });
        if (!pumping) {
          pumping = true;
          void pump();
        } else if (queue.peek() !== first) wake();
      });
    },
    async applyHeaders(headers) {
      if (headers && headers.remaining < RESERVED_CALLS) await block(headers.resetMs);
    },
    async block(waitMs) {
      const jitter = (random.bytes(2).readUInt16BE() / 65_535) * MAX_JITTER_MS;
      await block((waitMs ?? DEFAULT_WAIT_MS) + jitter);
    },
  };
}
