import { errorMessage } from '#server/adapters/read-error.ts';
import { Chance } from '../chance.ts';
import { VirtualTime } from '../virtual-time.ts';
import { Installation } from './installation.ts';
import { type Early, type Forgotten, judgeDay, type Verdict } from './judge.ts';
import { KnownPosts } from './known-posts.ts';
import { drawPlan } from './plan.ts';
import { Person } from './person.ts';
import { SharedDatabase } from './shared-database.ts';
import type { Written } from './site.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long people write and change posts. */
const BUSY_MS = 15 * MINUTE_MS;
const TIMES_BY_HAND = 3;
const CALM_MS = 26 * MINUTE_MS;
const LOOKED_AFTER_MS = [22 * MINUTE_MS, 32 * MINUTE_MS];
/** How far machines' clocks may run ahead. */
const TOLERANCE_MS = 2_501;
const OPEN_JOBS = `select 1 from jobs where finished_at is null limit 1`;

let shared: Promise<SharedDatabase> | undefined;

export type Day = Verdict & { history: string };

/** One day of an installation with every possible fault, on the real code over a real database. */
export async function simulateInstallation(seed: number): Promise<Day> {
  const database = await (shared ??= SharedDatabase.open());
  database.clear();
  const time = new VirtualTime();
  const chance = new Chance(seed);
  const plan = drawPlan(chance);
  const known = new KnownPosts(database);
  const early: Early[] = [];
  const onWrite = (written: Written) => {
    const ms = known.noteSending(written, installation.site.trueNow());
    const fault = ms === null ? 'stray' : `early by ${ms} ms`;
    // A machine that froze with a request sends it when it wakes. Its result is judged as a copy.
    const isLate = ms === null && known.wasTried(written);
    if (!isLate && (ms === null || ms > TOLERANCE_MS)) early.push({ fault, written, at: time.now() });
  };
  const installation = new Installation({ time, chance, plan, database }, { onWrite });
  const people = Array.from(
    { length: plan.people },
    (_, index) => new Person(`p${index}`, { installation, database, chance, plan, known }),
  );
  installation.start(plan.machines);
  for (const person of people) {
    if (chance.percent(50)) time.at(SECOND_MS, () => void person.chooseSettings());
    for (let number = 0; number < plan.postsEach; number += 1)
      time.at(chance.between(1, 60) * SECOND_MS, () => void person.write());
    for (let at = 0; at < BUSY_MS; at += chance.between(20, 200) * SECOND_MS)
      time.at(at, () => void person.meddle());
    for (let at = 2 * MINUTE_MS; at < CALM_MS; at += MINUTE_MS) time.at(at, () => void person.putOff());
    for (let number = 0; number < TIMES_BY_HAND; number += 1)
      time.at(chance.between(1, 15 * 60) * SECOND_MS, () => person.postByHand());
    for (const at of LOOKED_AFTER_MS) time.at(at, () => void person.lookAfter());
  }
  for (let at = 0; at < BUSY_MS; at += chance.between(1, 10) * MINUTE_MS)
    time.at(at, () =>
      installation.anyMachine()?.machine.freeze(chance.between(5, 150) * SECOND_MS, chance.percent(50)),
    );
  const forgotten = plan.restores ? planRestore({ installation, database, chance }) : null;
  time.at(CALM_MS, () => installation.calmDown(1));
  let isOver = false;
  const look = () => {
    isOver = time.now() > (LOOKED_AFTER_MS.at(-1) ?? 0) + MINUTE_MS && database.rows(OPEN_JOBS).length === 0;
    time.callAfter(MINUTE_MS, look);
  };
  look();
  await time.run(DAY_MS, () => isOver);
  const [bug] = installation.bugs;
  if (bug !== undefined) throw new Error(`seed ${seed}: ${errorMessage(bug)}`, { cause: bug });
  const verdict = judgeDay({ database, site: installation.site, known, forgotten }, early);
  // A simulated day without posts proves nothing.
  if (verdict.posts === 0) throw new Error(`seed ${seed}: nobody wrote anything`);
  return { ...verdict, history: installation.history() };
}

/** Replaces the database with a backup from minutes ago. Returns the period that it does not know. */
function planRestore({
  installation,
  database,
  chance,
}: {
  installation: Installation;
  database: SharedDatabase;
  chance: Chance;
}): Forgotten {
  const { time, site } = installation;
  const backupAt = chance.between(60, 600) * SECOND_MS;
  const restoredAfterMs = chance.between(60, 400) * SECOND_MS;
  time.at(backupAt, () => {
    const [backup, backupTime] = [database.snapshot(), site.trueNow()];
    time.callAfter(restoredAfterMs, () =>
      installation.restart(() => database.restoreBackup(backup, backupTime, site.trueNow())),
    );
  });
  return { from: backupAt, until: backupAt + restoredAfterMs };
}
