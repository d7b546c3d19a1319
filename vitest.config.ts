import { defineConfig } from 'vitest/config';

const setupFiles = ['test/setup.ts'];
const CHAOS = 'server/**/*.chaos.test.ts';
const apiTests = { include: ['server/**/*.test.ts'], setupFiles };
const onSqlite = { env: { TEST_DATABASE: 'sqlite' } };
const onPostgres = { env: { TEST_DATABASE: 'postgres' }, globalSetup: 'test/postgres-setup.ts' };

export default defineConfig({
  test: {
    // Nothing here leaves anything behind, so test files of a worker load the sources once; that is a third of all time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    silent: 'passed-only',
    // Patience for a busy machine; nothing waits for it.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,core,sandbox,scripts,test}/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Somewhere with nights on which clocks change.
          env: { TZ: 'Europe/Berlin' },
          setupFiles,
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-sqlite',
          ...onSqlite,
          exclude: [CHAOS, '**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          ...onPostgres,
          // What keeps nothing in a database need not be run on both.
          exclude: [CHAOS, '**/*.sqlite.test.ts', 'server/adapters/{llm,website}/**'],
        },
      },
      // Real processes that are killed; they take minutes, and mostly wait.
      { test: { ...onSqlite, name: 'chaos-sqlite', include: [CHAOS], setupFiles } },
      { test: { ...onPostgres, name: 'chaos-postgres', include: [CHAOS], setupFiles } },
    ],
  },
});
