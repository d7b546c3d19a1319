import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureDiscovery } from '../measure-discovery.ts';

const COMMUNITIES = 100_000;

/** The slower of both databases. When broken, it reads all texts. */
export const discoveryP99: Benchmark = {
  key: 'discovery.p99_ms',
  name: `finding communities among ${COMMUNITIES} (99th percentile, the slower database)`,
  unit: 'ms',
  target: { atMost: 50 },
  async measure({ broken, seed }) {
    const sqlite = await measureDiscovery('sqlite', seed, COMMUNITIES);
    await setup();
    try {
      const postgres = await measureDiscovery('postgres', seed, COMMUNITIES);
      const scanMs = Math.max(sqlite.scanMs, postgres.scanMs);
      const timings = `SQLite ${sqlite.tookMs.toFixed(1)}, PostgreSQL ${postgres.tookMs.toFixed(1)}`;
      const value = broken ? scanMs : Math.max(sqlite.tookMs, postgres.tookMs);
      return { value, against: { what: `${timings}; reading all texts`, value: scanMs } };
    } finally {
      await teardown();
    }
  },
};
