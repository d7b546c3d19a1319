import type { Clock } from '#server/adapters/clock.ts';
import type { RandomBytes } from '#server/adapters/crypto/random.ts';
import type { Chance } from '../chance.ts';
import type { VirtualTime } from '../virtual-time.ts';

export const START = Date.UTC(2026, 10, 2, 9);
/** A new promise each time, since a shared one would retain all its waiters. */
const never = () => new Promise<never>(() => {});

/** A fault that the simulation causes, as opposed to a bug. */
export class Disturbance extends Error {}

/** One machine with its own clock. It may freeze for a while; once it is dead, its code no longer runs. */
export class Machine {
  readonly name: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly #time: VirtualTime;
  readonly #onDeath: () => void;
  #isDead = false;
  #frozenUntil = 0;
  /** How long the machine's monotonic clock was paused. */
  #asleepMs = 0;
  #statementsLeft = Number.POSITIVE_INFINITY;

  constructor(name: string, time: VirtualTime, chance: Chance, aheadMs: number, onDeath: () => void) {
    this.name = name;
    this.#time = time;
    this.#onDeath = onDeath;
    const startedAt = time.now();
    this.clock = {
      now: () => START + time.now() + aheadMs,
      monotonic: () => time.now() - startedAt - this.#asleepMs,
      wall: () => START + time.now() + aheadMs,
      after: (ms, call) => time.callAfter(Math.max(ms, 0), () => this.#whenAwake(call)),
      nextTurn: () => this.wait(0),
    };
    this.random = {
      bytes: (count) => Buffer.from(Array.from({ length: count }, () => chance.between(0, 255))),
    };
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  die(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#onDeath();
  }

  dieAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  /** Pauses all code here; the monotonic clock may pause too, as in a suspended machine. */
  freeze(ms: number, stopsClock: boolean): void {
    this.#frozenUntil = this.#time.now() + ms;
    if (stopsClock) this.#asleepMs += ms;
  }

  /** True if the machine dies instead of running the next statement. */
  diesNow(): boolean {
    this.#statementsLeft -= 1;
    return this.#statementsLeft < 0;
  }

  /** Waits on this machine; never resolves if it dies meanwhile. */
  async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => void this.clock.after(ms, resolve));
  }

  /** Returns a value to code on this machine; never resolves if it has died. */
  async alive<T>(value: T): Promise<T> {
    return this.#isDead ? await never() : value;
  }

  #whenAwake(call: () => void): void {
    if (this.#isDead) return;
    if (this.#frozenUntil <= this.#time.now()) call();
    else this.#time.at(this.#frozenUntil, () => this.#whenAwake(call));
  }
}
