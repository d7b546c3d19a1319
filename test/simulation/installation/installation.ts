import { createHash } from 'node:crypto';
import { createDatabaseClock } from '#server/adapters/database-clock.ts';
import { type Cipher, createCipher } from '#server/adapters/crypto/cipher.ts';
import type { Bus } from '#server/adapters/db/bus.ts';
import { createBase } from '#server/boot/create-base.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Base } from '#server/context.ts';
import { createJobQueue } from '#server/adapters/queue/job-queue.ts';
import { handleFindCopies } from '#server/features/publishing/find-copies.job.ts';
import { handlePublishPost } from '#server/features/publishing/publish-post.job.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Chance } from '../chance.ts';
import type { VirtualTime } from '../virtual-time.ts';
import { Line, type Watcher } from './line.ts';
import { Disturbance, Machine } from './machine.ts';
import type { Plan } from './plan.ts';
import type { SharedDatabase } from './shared-database.ts';
import { Site } from './site.ts';
import { SiteAnswers } from './site-answers.ts';

const SECOND_MS = 1_000;
const LOST_WAKES_PERCENT = 3;
/** Two posts with equal texts found the same copy: the database gives it to one, and the other searches again. */
const CLAIMED = /posts\.platform_id/;
const SECRET = 'a key for simulations, long enough to be one';
const FARTHEST_AHEAD_MS = 2_500;

/** Metrics shared by all simulations, since they only count. */
const metrics = createMetrics();

type Running = { readonly machine: Machine; readonly base: Base };

/** Several machines that run the real server's code over one database and one site. */
export class Installation {
  readonly time: VirtualTime;
  readonly site: Site;
  readonly running = new Set<Running>();
  readonly cipher: Cipher;
  /** Errors that no simulated fault explains. */
  readonly bugs: unknown[] = [];
  readonly #chance: Chance;
  readonly #plan: Plan;
  readonly #database: SharedDatabase;
  readonly #line: Line;
  readonly #config: Config;
  readonly #wakers = new Map<Machine, (message: string) => void>();
  readonly #history = createHash('sha256');
  readonly #machines = new Set<Machine>();
  #started = 0;
  #wanted = 0;

  constructor(
    world: { time: VirtualTime; chance: Chance; plan: Plan; database: SharedDatabase },
    watcher: Omit<Watcher, 'onCall'>,
  ) {
    const { time, chance, plan, database } = world;
    this.time = time;
    this.#chance = chance;
    this.#plan = plan;
    this.#database = database;
    this.cipher = createCipher(SECRET, new Machine('setup', time, chance, 0, () => {}).random);
    this.#config = readConfig(settingsOf(plan));
    this.site = new Site(time, chance, plan);
    const answers = new SiteAnswers(this.site, plan);
    const onCall = (...words: string[]) => this.note(...words);
    this.#line = new Line({ time, chance, plan, site: this.site, answers, watcher: { ...watcher, onCall } });
  }

  note(...words: readonly (string | number)[]): void {
    this.#history.update(`${this.time.now()} ${words.join(' ')}\n`);
  }

  history(): string {
    return this.#history.copy().digest('hex').slice(0, 16);
  }

  start(machines: number): void {
    this.#wanted = machines;
    while (this.#machines.size < machines) void this.#startOne();
  }

  /** A machine that can answer a user's request. */
  anyMachine(): Running | undefined {
    const all = [...this.running];
    return all[this.#chance.between(0, all.length - 1)];
  }

  /** Kills all machines at once; `meanwhile` runs before new ones start. */
  restart(meanwhile: () => Promise<void>): void {
    const wanted = this.#wanted;
    this.#wanted = 0;
    for (const machine of this.#machines) machine.die();
    void meanwhile();
    this.time.callAfter(5 * SECOND_MS, () => this.start(wanted));
  }

  /** From this call on there are `machines` machines, and none of them dies. */
  calmDown(machines: number): void {
    this.#wanted = machines;
    for (const machine of [...this.#machines].slice(machines)) machine.die();
    for (const machine of this.#machines) machine.dieAfter(Number.POSITIVE_INFINITY);
  }

  async #startOne(): Promise<void> {
    const chance = this.#chance;
    const aheadMs = chance.between(-FARTHEST_AHEAD_MS, FARTHEST_AHEAD_MS);
    this.#started += 1;
    const machine = new Machine(`m${this.#started}`, this.time, chance, aheadMs, () =>
      this.#replace(machine),
    );
    this.#machines.add(machine);
    try {
      await this.#boot(machine, aheadMs);
    } catch (error) {
      this.#report(error);
      machine.die();
    }
  }

  #replace(dead: Machine): void {
    this.#machines.delete(dead);
    this.#wakers.delete(dead);
    for (const each of this.running) if (each.machine === dead) this.running.delete(each);
    this.time.callAfter(this.#chance.between(1, 20) * SECOND_MS, () => this.start(this.#wanted));
  }

  async #boot(machine: Machine, aheadMs: number): Promise<void> {
    const chance = this.#chance;
    const engine = this.#database.engineOf(
      machine,
      chance,
      this.#busOf(machine),
      () => this.time.now() + aheadMs,
    );
    const clock = await createDatabaseClock(machine.clock, () => engine.readTime());
    const report = (error: unknown) => this.#report(error);
    const log = { error: report, warn: () => {}, info: () => {} } as unknown as Base['log'];
    const transport = this.#line.transportOf(machine);
    const ports = { clock, random: machine.random, metrics, transport };
    const whole = createBase({ config: this.#config, engine, secret: SECRET, log, ports });
    const queue = { engine, clock, random: machine.random, log, metrics };
    // Other jobs are irrelevant to publishing.
    const handlers = [handlePublishPost, handleFindCopies];
    const jobs = createJobQueue(queue, handlers, ({ name }) => ({ ...base, actor: { kind: 'job', name } }));
    const base: Base = { ...whole, jobs };
    this.running.add({ machine, base });
    await base.jobs.start();
    if (chance.percent(50)) machine.dieAfter(chance.between(1, 400 * this.#plan.minutesBetweenDeaths));
  }

  #report(logged: unknown): void {
    const error = logged instanceof Error ? logged : (logged as { err?: unknown }).err;
    const isKnown = error instanceof Disturbance || (error instanceof Error && CLAIMED.test(error.message));
    if (!isKnown) this.bugs.push(error ?? logged);
  }

  /** A message bus that wakes all machines soon after a message; some messages get lost. */
  #busOf(machine: Machine): Bus {
    return {
      send: async (_db, channel, message) => {
        if (channel !== 'jobs') return;
        for (const wake of this.#wakers.values())
          if (!this.#chance.percent(LOST_WAKES_PERCENT))
            this.time.callAfter(this.#chance.between(1, 30), () => wake(message));
      },
      listen: (_channel, listener) => {
        this.#wakers.set(machine, listener);
        return () => this.#wakers.delete(machine);
      },
    };
  }
}

const settingsOf = ({ mode, callsPerMinute }: Plan): Record<string, string> => ({
  SIGNUPS: 'open',
  LOG_LEVEL: 'silent',
  REDDIT_QPM: String(callsPerMinute),
  ...(mode === 'sandbox'
    ? { SANDBOX: 'on' }
    : {
        REDDIT_CLIENT_ID: 'client',
        REDDIT_CLIENT_SECRET: 'secret',
        REDDIT_USER_AGENT: 'web:threadwell:1 (by /u/somebody)',
        REDDIT_APPROVAL_REF: 'approved',
      }),
});
