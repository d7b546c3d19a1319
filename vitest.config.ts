import { defineConfig } from 'vitest/config';

const setupFiles = ['test/setup.ts'];
const apiTests = { include: ['server/**/*.test.ts'], setupFiles };

export default defineConfig({
  test: {
    restoreMocks: true,
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
          setupFiles,
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-sqlite',
          exclude: ['**/*.postgres.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          // What keeps nothing in a database need not be run on both.
          exclude: ['**/*.sqlite.test.ts', 'server/adapters/{llm,website}/**'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'test/postgres-setup.ts',
        },
      },
    ],
  },
});
