import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureBulk } from '../bulk/measure-bulk.ts';

/** When broken, it rereads all texts for each post. */
export const postsBulk: Benchmark = {
  key: 'posts.bulk_ms',
  name: 'scheduling 100 posts together beside 5,000 texts (SQLite)',
  unit: 'ms',
  target: { atMost: 300 },
  async measure({ broken, seed }) {
    const { tookMs, rereadingMs } = await measureBulk('sqlite', seed);
    await setup();
    try {
      const other = await measureBulk('postgres', seed);
      const what = `on PostgreSQL ${Math.round(other.tookMs)} ms; rereading the texts for each post`;
      return { value: broken ? rereadingMs : tookMs, against: { what, value: rereadingMs } };
    } finally {
      await teardown();
    }
  },
};

export const postsBulkBlocked: Benchmark = {
  key: 'posts.bulk_blocked_ms',
  name: 'the longest that scheduling 100 posts blocks the server (SQLite)',
  unit: 'ms',
  target: { atMost: 50 },
  async measure({ broken, seed }) {
    const { blockedMs, rereadingMs } = await measureBulk('sqlite', seed);
    const what = 'rereading the texts for each post';
    return { value: broken ? rereadingMs : blockedMs, against: { what, value: rereadingMs } };
  },
};
