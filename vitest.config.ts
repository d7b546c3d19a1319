import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { sample } from './test/sample.ts';

const setupFiles = ['test/setup.ts'];
/** The deep suite runs in one test what others sample. */
const TIMEOUT_MS = process.env['TEST_DEPTH'] === 'deep' ? 1_200_000 : 20_000;
const CHAOS = 'server/**/*.chaos.test.ts';
/** Installs the runtime of local models from npm. */
const RUNTIME = 'server/**/*.runtime.test.ts';
const isQuick = process.env['TEST_QUICK'] === '1';
/** `npm run test:quick` leaves out what runs thousands of cases, starts processes or waits for slow clients. */
const LONG = isQuick
  ? [
      '**/*.{property,simulation}.*',
      'scripts/{launch,seed}.test.ts',
      'server/{boot,cli}/**',
      'server/features/mcp/command-line.*',
      'server/http/hardening/**',
      'server/http/{many-readers,slow-bodies}.*',
      'server/adapters/db/many-rows.test.ts',
      'test/postgres-server.test.ts',
    ]
  : [];
const apiTests = { include: ['server/**/*.test.ts'], setupFiles };
const onSqlite = { env: { TEST_DATABASE: 'sqlite' }, globalSetup: 'test/sqlite-setup.ts' };
const onPostgres = { env: { TEST_DATABASE: 'postgres' }, globalSetup: 'test/postgres-setup.ts' };

/** Tests of the server that use no database need not run on both engines. */
const HELPERS_WITHOUT = [
  'local-models/(?:fake-runtime|start-hub)',
  'measure-cpu',
  'passkey-device',
  'sample',
  'server-process\\.',
  'simulation/(?:virtual-time|waiting-post)',
  'test-clock',
];
const USES_DATABASE = new RegExp(`#test/(?!${HELPERS_WITHOUT.join('|')})|/adapters/db/|'\\.\\.?/db/`);
const apiFiles = globSync('server/**/*.test.ts');
const withoutDatabase = apiFiles.filter(
  (file) => !file.startsWith('server/adapters/db/') && !USES_DATABASE.test(readFileSync(file, 'utf8')),
);

/** What depends most on the engine, and the tests that run on no other. */
const ALWAYS_ON_POSTGRES = /^server\/(adapters\/(db|queue)|features\/publishing)\/|\.postgres\.test\.ts$/;

/** `--changed` and runs without a seed draw nothing. */
const isWhole =
  process.env['SEED'] === undefined || process.argv.some((argument) => argument.startsWith('--changed'));

/** The files that the seed does not draw. */
const leaveOut = (files: readonly string[], share: number, name: string): readonly string[] => {
  if (isWhole) return [];
  const drawn = new Set(sample(files, Math.ceil(files.length * share), name));
  return files.filter((file) => !drawn.has(file));
};
/** `npm test` repeats half of the other files on PostgreSQL. */
const leftOutOnPostgres = leaveOut(
  apiFiles.filter((file) => !ALWAYS_ON_POSTGRES.test(file)),
  0.5,
  'postgres',
);
const leftOutOnSqlite = isQuick ? leaveOut(apiFiles, 0.1, 'quick') : [];

export default defineConfig({
  test: {
    // No test leaves anything behind, so the files of a worker share the loaded sources, which saves a third of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // One worker per core; by default one core is reserved for the runner, which mostly waits.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,core,reading,sandbox,scripts,test}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LONG],
          setupFiles,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A time zone with DST.
          env: { TZ: 'Europe/Berlin' },
          setupFiles: [...setupFiles, 'test/web-setup.ts'],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-sqlite',
          ...onSqlite,
          exclude: [CHAOS, RUNTIME, '**/*.postgres.test.ts', ...LONG, ...leftOutOnSqlite],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          ...onPostgres,
          exclude: [CHAOS, RUNTIME, '**/*.sqlite.test.ts', ...withoutDatabase, ...leftOutOnPostgres],
        },
      },
      { test: { ...onSqlite, name: 'runtime', include: [RUNTIME], setupFiles } },
      // Real processes that are killed and restarted; these tests take minutes and mostly wait.
      { test: { ...onSqlite, name: 'chaos-sqlite', include: [CHAOS], setupFiles } },
      { test: { env: onPostgres.env, name: 'chaos-postgres', include: [CHAOS], setupFiles } },
    ],
  },
});
