import { join } from 'node:path';
import { findPostgres } from '#test/postgres-server.ts';
import { provideChromium } from './provide-chromium.ts';

/** What `npm test` runs when no part is named. */
export const ALL_PARTS = ['verify', 'unit', 'api', 'browser'] as const;
/** `quick` is the round before a commit: everything that takes seconds, at once. `chaos` is a part of `api`. */
export const PARTS = [...ALL_PARTS, 'quick', 'chaos'] as const;
export type Part = (typeof PARTS)[number];

export type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: { readonly runner: 'vitest' | 'playwright'; readonly file: string };
  /** Runs beside all other steps and is reported at the end. */
  readonly aside?: true;
};
export type Plan = { readonly steps: readonly Step[]; readonly skipped: readonly string[] };

const vitest = (name: string, projects: readonly string[], file: string, ...more: string[]): Step => ({
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
});

const VERIFY: Step = { name: 'verify', args: ['scripts/verify.ts'] };

/** A single Vitest run, so that no core idles at the end of a step. It leaves out properties and simulations. */
const planQuick = (reports: string): Plan => ({
  steps: [
    { ...VERIFY, aside: true },
    {
      ...vitest('unit, web, api', ['unit', 'web', 'api-sqlite'], join(reports, 'quick.json')),
      env: { TEST_QUICK: '1' },
    },
  ],
  skipped: [],
});

const onEngine = (kind: 'api' | 'chaos', engine: 'sqlite' | 'postgres', reports: string, ...more: string[]) =>
  vitest(`${kind} on ${engine}`, [`${kind}-${engine}`], join(reports, `${kind}-${engine}.json`), ...more);

/** `CHAOS_RUNS` says how often; each run says in a line what became of its posts. */
const planChaos = (reports: string): Plan => {
  const on = (engine: 'sqlite' | 'postgres') =>
    onEngine('chaos', engine, reports, '--disable-console-intercept');
  if (findPostgres()) return { steps: [on('sqlite'), on('postgres')], skipped: [] };
  const why = 'Chaos on PostgreSQL: the test restarts it, and it is not installed here.';
  return { steps: [on('sqlite')], skipped: [why] };
};

const planApi = (reports: string): Plan => {
  const chaos = planChaos(reports);
  const steps = [
    ...chaos.steps.map((step) => ({ ...step, aside: true as const })),
    onEngine('api', 'sqlite', reports),
  ];
  if (process.env['TEST_DATABASE_URL'] || findPostgres())
    return { steps: [...steps, onEngine('api', 'postgres', reports)], skipped: chaos.skipped };
  const why =
    'API tests on PostgreSQL: there is none here. Install one, or name a server with TEST_DATABASE_URL.';
  return { steps, skipped: [why, ...chaos.skipped] };
};

const planBrowser = async (reports: string): Promise<Plan> => {
  const chromium = await provideChromium();
  if ('missing' in chromium) return { steps: [], skipped: [`Browser tests: ${chromium.missing}.`] };
  const file = join(reports, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return { steps: [{ name: 'browser', args, env, report: { runner: 'playwright', file } }], skipped: [] };
};

/** The steps of the given parts, and what this machine has to skip. */
export const planSteps = async (parts: readonly Part[], reports: string): Promise<Plan> => {
  const plans: Plan[] = [];
  if (parts.includes('verify')) plans.push({ steps: [VERIFY], skipped: [] });
  if (parts.includes('quick')) plans.push(planQuick(reports));
  if (parts.includes('unit'))
    plans.push({
      steps: [
        vitest('unit', ['unit', 'web'], join(reports, 'unit.json')),
        { name: 'recordings', args: ['scripts/test-recordings.ts'] },
      ],
      skipped: [],
    });
  if (parts.includes('api')) plans.push(planApi(reports));
  else if (parts.includes('chaos')) plans.push(planChaos(reports));
  if (parts.includes('browser')) plans.push(await planBrowser(reports));
  return { steps: plans.flatMap(({ steps }) => steps), skipped: plans.flatMap(({ skipped }) => skipped) };
};
