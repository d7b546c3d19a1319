import { defineConfig } from 'vitest/config';

const apiTests = { include: ['server/**/*.test.ts'], setupFiles: ['test/setup.ts'] };

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,core,sandbox,scripts,test}/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts'],
        },
      },
      { test: { ...apiTests, name: 'api-sqlite', env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          ...apiTests,
          name: 'api-postgres',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'test/postgres-setup.ts',
        },
      },
    ],
  },
});
