import { defineConfig } from 'vitest/config';

/** The whole API suite on one engine; `*.sqlite.test.ts` and `*.postgres.test.ts` speak of that engine alone. */
const apiTests = (engine: string, other: string) => ({
  test: {
    name: `api-${engine}`,
    include: ['server/**/*.test.ts'],
    exclude: [`**/*.${other}.test.ts`],
    setupFiles: ['test/setup.ts'],
    env: { TEST_DATABASE: engine },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

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
      apiTests('sqlite', 'postgres'),
      apiTests('postgres', 'sqlite'),
    ],
  },
});
