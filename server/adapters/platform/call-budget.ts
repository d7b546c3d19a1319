import { type Call, CallQueue, isAwaited } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { RandomBytes } from '../crypto/random.ts';
import type { Db } from '../db/schema.ts';
import { blockCalls, refundCall, takeCall } from './call-budget-rows.ts';
import type { BudgetHeaders } from './read-wait.ts';

const DEFAULT_WAIT_MS = 10_000;
const MAX_JITTER_MS = 1_000;
const MINUTE_MS = 60_000;
/** The shortest wait that is reported. */
const LONG_WAIT_MS = 10_000;

/** The maximum number of waiting calls of a workspace's users. The page with the most calls makes 48. */
const MOST_WAITING = 50;
/** Above this share of a minute's calls, a workspace's less urgent reads yield to background scans. */
const SHARE = 1 / 3;

/** After a turn, a process waits a little longer than the others, so that processes alternate. */
const YIELD_MS = 5;

export type WaitingCall = Call & {
  /** When the call will be made; omitted if it is made now. */
  dueAt?: number;
  /** Called once if the wait is long, with the approximate time of the call. */
  onWait?: (until: number) => void;
};
type Entry = WaitingCall & { go: (turn: Turn | null) => void; fail: (error: unknown) => void };

/** A call that is counted but not made yet. */
export type Turn = {
  /** Refunds the call. */
  giveBack(): Promise<void>;
};

export type CallBudget = {
  /** Resolves when the call may be made; null if it left the queue, was refused, or the server is stopping. */
  enter(call: WaitingCall): Promise<Turn | null>;
  /** True if the workspace has so many waiting calls that the next is refused. */
  isCrowded(workspaceId: string): boolean;
  /** Applies an answer's rate-limit headers. */
  applyHeaders(headers: BudgetHeaders | null): Promise<void>;
  /** Records a 429: call this after one. */
  block(waitMs: number | null): Promise<void>;
};

type Ports = { db: Db; clock: Clock; random: RandomBytes; callsPerMinute: number; stopping: AbortSignal };

/** One call budget per installation: calls queue in this process, and all processes share the tables. */
export function createCallBudget(ports: Ports): CallBudget {
  const { db, clock, random, callsPerMinute, stopping } = ports;
  const queue = new CallQueue<Entry>();
  const shares = countByMinute(clock);
  let pumping = false;
  let asleepUntil = 0;
  let wake = () => {};

  async function pump() {
    let yieldMs = 0;
    for (let next = queue.peek(); next; next = queue.peek()) {
      try {
        const taken = await takeCall(ports, next, queue.isPaced(next));
        if (taken.ok) {
          const turn = turnOf(next, taken.at);
          // The call may have left the queue meanwhile.
          if (queue.remove(next)) next.go(turn);
          else await turn.giveBack();
          yieldMs = YIELD_MS;
        } else if (queue.peek() === next) {
          await sleepUntil(taken.retryAt + yieldMs);
          yieldMs = 0;
        }
      } catch (error) {
        queue.remove(next);
        next.fail(error);
      }
    }
    pumping = false;
  }

  const turnOf = ({ purpose, workspaceId }: Call, at: number): Turn => ({
    giveBack: () => refundCall(db, { purpose, workspaceId }, at),
  });

  async function sleepUntil(at: number) {
    asleepUntil = at;
    for (const entry of queue.all()) reportWait(entry);
    await new Promise<void>((resolve) => {
      const cancel = clock.after(at - clock.now(), resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  }

  function reportWait(entry: Entry) {
    const minutesAhead = Math.floor(queue.ahead(entry) / callsPerMinute);
    const until = asleepUntil + minutesAhead * MINUTE_MS;
    if (!entry.onWait || until - clock.now() < LONG_WAIT_MS) return;
    entry.onWait(until);
    delete entry.onWait;
  }

  function leave(entry: Entry) {
    if (!queue.remove(entry)) return;
    entry.go(null);
    wake();
  }
  stopping.addEventListener('abort', () => queue.all().forEach(leave));

  const isCrowded = (workspaceId: string) => queue.countAwaited(workspaceId) >= MOST_WAITING;
  const block = (waitMs: number) => blockCalls(db, clock.now() + Math.ceil(waitMs));

  return {
    async enter(call) {
      const { workspaceId } = call;
      const awaited = isAwaited(call);
      if (stopping.aborted || (awaited && isCrowded(workspaceId))) return null;
      const isYielding = awaited && shares.count(workspaceId) > callsPerMinute * SHARE;
      const { promise, resolve: go, reject: fail } = Promise.withResolvers<Turn | null>();
      const entry: Entry = { ...call, isYielding, go, fail };
      const cancel = call.leaveAt && clock.after(call.leaveAt - clock.monotonic(), () => leave(entry));
      const first = queue.peek();
      queue.add(entry);
      if (!pumping) {
        pumping = true;
        void pump();
      } else if (queue.peek() !== first) wake();
      else reportWait(entry);
      return await promise.finally(() => cancel && cancel());
    },
    isCrowded,
    async applyHeaders(headers) {
      if (headers && headers.remaining < 1) await block(headers.resetMs);
    },
    async block(waitMs) {
      const jitter = (random.bytes(2).readUInt16BE() / 65_535) * MAX_JITTER_MS;
      await block((waitMs ?? DEFAULT_WAIT_MS) + jitter);
    },
  };
}

/** Counts each workspace's calls in the current minute. */
function countByMinute(clock: Clock) {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    count(workspaceId: string): number {
      const now = Math.floor(clock.monotonic() / MINUTE_MS);
      if (now !== minute) counts = new Map<string, number>();
      minute = now;
      const count = (counts.get(workspaceId) ?? 0) + 1;
      counts.set(workspaceId, count);
      return count;
    },
  };
}
