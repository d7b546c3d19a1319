import { setTimeout as wait } from 'node:timers/promises';
import { settingsFor } from '#test/sandbox-settings.ts';
import { MEMBERS } from '../../sandbox/people.ts';
import { startTestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import { type Browser, signUp } from '#test/chaos/browser.ts';
import { findPostgres } from '#test/postgres-server.ts';
import { setup, teardown } from '#test/postgres-setup.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { makeHome, startTimed, type TimedServer } from '../timed-server.ts';
import { type Sample, fitSlope } from './fit-slope.ts';
import { VISITS } from './visits.ts';

/**
 * `npm run soak -- MINUTES`: mixed traffic on both databases; memory must stay flat, without any errors. `--break`
 * adds a leak.
 */
const USERS = 20;
const VISITS_PER_SECOND = 5;
const SAMPLE_EVERY_MS = 5_000;
/** Caches, compiled code and the heap size settle within this share of the time. */
const WARM_UP = 0.4;
const MOST_MB_PER_MINUTE = 1;
const LEAK = '--import=./bench/soak/leak.ts';

type Soaked = { slope: number; lastMb: number; visits: number; errors: string[]; p50: number; p99: number };

const pick = (number: number) => {
  const all = VISITS.reduce((sum, [weight]) => sum + weight, 0);
  // Steps coprime to the sum, so that every kind gets its share in a mixed order.
  let at = (number * 37) % all;
  for (const [weight, name, visit] of VISITS) {
    if (at < weight) return { name, visit };
    at -= weight;
  }
  throw new Error('The weights do not add up.');
};

async function soak(server: TimedServer, browsers: readonly Browser[], minutes: number): Promise<Soaked> {
  const from = performance.now();
  const minute = () => (performance.now() - from) / 60_000;
  const samples: Sample[] = [];
  const errors: string[] = [];
  const took: number[] = [];
  const underWay = new Set<Promise<void>>();
  const sampling = setInterval(() => {
    void server.rssMb().then((mb) => samples.push({ minute: minute(), mb }));
  }, SAMPLE_EVERY_MS);
  for (let number = 0; minute() < minutes; number += 1) {
    const { name, visit } = pick(number);
    const browser = browsers[number % browsers.length];
    if (!browser) throw new Error('No user is signed in.');
    const begun = performance.now();
    const run = visit(browser, number)
      .then(() => void took.push(performance.now() - begun))
      .catch((error: unknown) => void errors.push(`${name}: ${String(error)}`));
    underWay.add(run);
    void run.then(() => underWay.delete(run));
    await wait(Math.max(0, (number + 1) * (1_000 / VISITS_PER_SECOND) - (performance.now() - from)));
  }
  await Promise.all(underWay);
  clearInterval(sampling);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return {
    slope: fitSlope(samples.filter((sample) => sample.minute >= minutes * WARM_UP)),
    lastMb: samples.at(-1)?.mb ?? Number.NaN,
    visits: took.length + errors.length,
    errors,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** Reads a page's event stream until the end, as an open tab does. */
async function listen(browser: Browser, signal: AbortSignal): Promise<void> {
  const { body } = await browser.open('/api/events', signal);
  await body?.pipeTo(new WritableStream());
}

async function soakOn(engine: 'sqlite' | 'postgres', minutes: number, leaks: boolean): Promise<Soaked> {
  process.env['TEST_DATABASE'] = engine;
  const database = await createTestDatabase();
  const sandbox = await startTestSandbox({ now: Date.now, settings: { callsPerMinute: 10_000 } });
  const home = makeHome();
  const server = await startTimed(home.dir, false, {
    ...database.settings,
    SIGNUPS: 'open',
    ...settingsFor(sandbox.url),
    ...(leaks && { NODE_OPTIONS: LEAK }),
  });
  const closing = new AbortController();
  try {
    const browsers: Browser[] = [];
    for (let number = 0; number < USERS; number += 1) {
      const browser = await signUp(server.url, `soak${number}@example.com`);
      await browser.connect(MEMBERS[number % MEMBERS.length] ?? MEMBERS[0]);
      browsers.push(browser);
    }
    const tabs = browsers.map((browser) => listen(browser, closing.signal).catch(() => {}));
    const soaked = await soak(server, browsers, minutes);
    closing.abort();
    await Promise.all(tabs);
    return soaked;
  } finally {
    closing.abort();
    await server.stop();
    await sandbox.stop();
    await database.drop();
    home.remove();
  }
}

const words = process.argv.slice(2);
const minutes = Number(words.find((word) => !word.startsWith('--')) ?? 15);
if (!(minutes > 0)) throw new Error('Give the number of minutes: npm run soak -- 15');
const engines = findPostgres() ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
if (engines.length === 1) console.log('PostgreSQL is not installed here, so it is skipped.');
else await setup();
for (const engine of engines) {
  const { slope, lastMb, visits, errors, p50, p99 } = await soakOn(
    engine,
    minutes,
    words.includes('--break'),
  );
  const isFlat = slope < MOST_MB_PER_MINUTE;
  console.log(
    `${engine}: ${visits} visits by ${USERS} users in ${minutes} min (${VISITS_PER_SECOND} a ` +
      `second), ${errors.length} errors, p50 ${p50.toFixed()} ms, p99 ${p99.toFixed()} ms, memory ` +
      `${slope >= 0 ? '+' : ''}${slope.toFixed(2)} MB a minute, ${lastMb.toFixed()} MB at the end: ` +
      (isFlat && errors.length === 0 ? 'holds' : 'DOES NOT HOLD'),
  );
  for (const error of errors.slice(0, 5)) console.log(`  ${error.slice(0, 300)}`);
  if (!isFlat || errors.length > 0) process.exitCode = 1;
}
await teardown();
