import { join } from 'node:path';
import { findPostgres } from '#test/postgres-server.ts';
import { provideChromium } from './provide-chromium.ts';

/** The parts that `npm test` runs by default. */
const ALL_PARTS = ['verify', 'code', 'browser'] as const;
/**
 * `code`: unit, web and API tests on both databases. `runtime`: local models with the real runtime. `quick`: before a
 * commit. `chaos`: kills real processes and databases. `deep`: everything at full length. The others are parts of
 * `code`.
 */
export const PARTS = [
  ...ALL_PARTS,
  'unit',
  'api',
  'quick',
  'chaos',
  'runtime',
  'deep',
  'publishing',
] as const;
export type Part = (typeof PARTS)[number];

export type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: { readonly runner: 'vitest' | 'playwright'; readonly file: string };
  /** True if it runs in parallel with the other steps; it is reported at the end. */
  readonly aside?: true;
};
export type Plan = { readonly steps: readonly Step[]; readonly skipped: readonly string[] };
type Options = {
  readonly reports: string;
  /** True to run only tests that a change since this commit can affect. */
  readonly changedSince?: string;
};

const VERIFY: Step = { name: 'verify', args: ['scripts/verify.ts'] };
const RECORDINGS: Step = { name: 'recordings', args: ['scripts/test-recordings.ts'] };
const DEEP = { TEST_DEPTH: 'deep' };
const NO_DATABASE = 'there is no PostgreSQL here. Install one, or name a server with TEST_DATABASE_URL.';

const vitest = (name: string, projects: readonly string[], reports: string, ...more: string[]): Step => {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    report: { runner: 'vitest', file },
  };
};

const hasPostgres = () => Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres());

/** A single Vitest run, so no core idles between parts. */
const planCode = (
  projects: readonly string[],
  { reports, changedSince }: Options,
  env: Record<string, string> = {},
  ...files: string[]
): Plan => {
  const engines = projects.filter((project) => project !== 'api-postgres' || hasPostgres());
  const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
  const step = vitest(engines.join(', '), engines, reports, ...changed, ...files);
  return {
    steps: [{ ...step, env }],
    skipped: engines.length < projects.length ? [`API tests on PostgreSQL: ${NO_DATABASE}`] : [],
  };
};

/** `verify`, the short tests, and a share of the API tests, drawn by the seed. */
const planQuick = (options: Options): Plan => {
  const { steps } = planCode(['unit', 'web', 'api-sqlite'], options, { TEST_QUICK: '1' });
  return { steps: [{ ...VERIFY, aside: true }, ...steps], skipped: [] };
};

/** `CHAOS_RUNS` sets the number of runs; each prints the fate of its posts. */
const planChaos = ({ reports }: Options, env: Record<string, string> = {}): Plan => {
  const engines = findPostgres() ? ['sqlite', 'postgres'] : ['sqlite'];
  const on = (engine: string) => ({
    ...vitest(`chaos on ${engine}`, [`chaos-${engine}`], reports, '--disable-console-intercept'),
    env,
  });
  return {
    steps: engines.map(on),
    skipped: engines.length > 1 ? [] : [`Chaos on PostgreSQL: ${NO_DATABASE}`],
  };
};

const planBrowser = async ({ reports }: Options, more: Record<string, string> = {}): Promise<Plan> => {
  const chromium = await provideChromium();
  if ('missing' in chromium) return { steps: [], skipped: [`Browser tests: ${chromium.missing}.`] };
  const file = join(reports, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...more };
  return { steps: [{ name: 'browser', args, env, report: { runner: 'playwright', file } }], skipped: [] };
};

/** The tests to run at full length after changes to publishing, the queue, the database or the platform. */
const PUBLISHING = [
  'test/simulation',
  'server/features/publishing',
  'server/adapters/queue',
  'server/adapters/db',
  'server/adapters/platform',
  'core/publishing',
  'core/calls',
];

const planDeep = async (options: Options): Promise<Plan> => {
  return merge(
    planCode(['unit', 'web', 'api-sqlite', 'api-postgres', 'runtime'], options, DEEP),
    { steps: [{ name: 'backups', args: ['test/backup-round-trip.ts'] }], skipped: [] },
    planChaos(options, { CHAOS_RUNS: '10' }),
    await planBrowser(options, DEEP),
  );
};

const planPublishing = (options: Options): Plan =>
  merge(planCode(['unit', 'api-sqlite', 'api-postgres'], options, DEEP, ...PUBLISHING), planChaos(options));

const PLANS: Readonly<Record<Part, (options: Options) => Plan | Promise<Plan>>> = {
  verify: () => ({ steps: [{ ...VERIFY, aside: true }], skipped: [] }),
  code: (options) => {
    // With `--changed`, this part also runs if a change may affect it.
    const more = options.changedSince === undefined ? [] : ['runtime'];
    const code = planCode(['unit', 'web', 'api-sqlite', 'api-postgres', ...more], options);
    return merge(code, { steps: [RECORDINGS], skipped: [] });
  },
  unit: (options) => merge(planCode(['unit', 'web'], options), { steps: [RECORDINGS], skipped: [] }),
  api: (options) => planCode(['api-sqlite', 'api-postgres'], options),
  browser: (options) => planBrowser(options),
  quick: planQuick,
  chaos: (options) => planChaos(options),
  deep: planDeep,
  runtime: (options) => planCode(['runtime'], options),
  publishing: planPublishing,
};

/** The steps of the given parts, and what this machine has to skip. */
export const planSteps = async (parts: readonly Part[], options: Options): Promise<Plan> => {
  const named = parts.length > 0 ? parts : ALL_PARTS;
  const wanted = options.changedSince === undefined ? named : named.filter((part) => part !== 'browser');
  const plans: Plan[] = [];
  for (const part of wanted) plans.push(await PLANS[part](options));
  return merge(...plans);
};

const merge = (...plans: readonly Plan[]): Plan => ({
  steps: plans.flatMap(({ steps }) => steps),
  skipped: plans.flatMap(({ skipped }) => skipped),
});
