import type { Clock } from './clock.ts';
import { isJump, JUMP_MS, judgeJump } from './judge-jump.ts';

const REFRESH_EVERY_MS = 30_000;
const DOUBTFUL_EVERY_MS = 10_000;
const SAMPLES = 3;
const FAST_ENOUGH_MS = 20;

export type DatabaseClock = Clock & {
  /** Samples the database's time again. */
  refresh(): Promise<void>;
  stop(): void;
};

export type JumpReport = { jumpMs: number; verdict: ReturnType<typeof judgeJump> };

type Options = {
  /** The platform's time, or null if unknown. Called when the database's clock has jumped. */
  askPlatform?: () => Promise<number | null>;
  onJump?: (report: JumpReport) => void;
  onError?: (error: unknown) => void;
};

/**
 * The database's time, extrapolated with our monotonic clock. All processes agree on what is due, even if their own
 * clocks differ. Never runs ahead of the database, or jobs would run early.
 */
export async function createDatabaseClock(
  system: Clock,
  readTime: () => Promise<number>,
  { askPlatform = async () => null, onJump = () => {}, onError = () => {} }: Options = {},
): Promise<DatabaseClock> {
  let known = await sample(system, readTime);
  /** A jump of the database's clock that is not accepted yet, and when it was first seen. */
  let doubt: (JumpReport & { since: number }) | null = null;
  let cancel = () => {};
  let stopped = false;

  async function refresh() {
    const sampled = await sample(system, readTime);
    const expected = known.time + sampled.at - known.at;
    if (isJump({ expected, claimed: sampled.time })) {
      const verdict = await judge(sampled, expected);
      if (verdict !== 'follow') return;
    }
    known = sampled;
    doubt = null;
  }

  async function judge({ time, at }: Sample, expected: number) {
    const jumpMs = time - expected;
    const before = doubt && Math.abs(doubt.jumpMs - jumpMs) <= JUMP_MS ? doubt : null;
    const since = before?.since ?? at;
    const answeredAt = await askPlatform().catch(() => null);
    const platformAt = answeredAt === null ? null : answeredAt - (system.monotonic() - at);
    const verdict = judgeJump({ expected, claimed: time, platformAt, standsMs: at - since });
    // A refused jump must last another minute.
    doubt = { jumpMs, verdict, since: verdict === 'refuse' ? at : since };
    if (verdict !== before?.verdict) onJump({ jumpMs, verdict });
    return verdict;
  }

  const refreshLater = () => {
    if (stopped) return;
    const waitMs = doubt?.verdict === 'wait' ? DOUBTFUL_EVERY_MS : REFRESH_EVERY_MS;
    cancel = system.after(waitMs, () => void refresh().catch(onError).finally(refreshLater));
  };

  refreshLater();
  return {
    now: () => Math.floor(known.time + system.monotonic() - known.at),
    monotonic: () => system.monotonic(),
    wall: () => system.wall(),
    after: (ms, call) => system.after(ms, call),
    nextTurn: () => system.nextTurn(),
    refresh,
    stop() {
      stopped = true;
      cancel();
    },
  };
}

type Sample = { time: number; at: number };

/** The sample with the shortest round trip, assigned to the moment of its response. */
async function sample(system: Clock, readTime: () => Promise<number>): Promise<Sample> {
  let fastest = { time: 0, at: 0, tripMs: Number.POSITIVE_INFINITY };
  for (let read = 0; read < SAMPLES && fastest.tripMs > FAST_ENOUGH_MS; read += 1) {
    const asked = system.monotonic();
    const time = await readTime();
    const at = system.monotonic();
    if (at - asked < fastest.tripMs) fastest = { time, at, tripMs: at - asked };
  }
  return fastest;
}
