import { setup, teardown } from '#test/postgres-setup.ts';
import { measureAlerts } from '../alerts/measure-alerts.ts';
import { measureMissing } from '../alerts/measure-missing.ts';
import type { Benchmark } from '../benchmark.ts';

/** When broken, all channels share one lane, so the slow receiver delays the others. */
export const alertsP99: Benchmark = {
  key: 'alerts.p99_ms',
  name: 'from event to receiver at 100 events/s, p99 of nine receivers beside a slow one (both databases, one process)',
  unit: 'ms',
  target: { atMost: 1_000 },
  async measure({ broken }) {
    const onSqlite = await measureAlerts('sqlite', broken);
    await setup();
    try {
      const onPostgres = await measureAlerts('postgres', broken);
      const both = [onSqlite, onPostgres];
      const lost = both.reduce((sum, { missing, doubled }) => sum + missing + doubled, 0);
      return {
        value: Math.max(...both.map(({ p99Ms }) => p99Ms)),
        against: {
          what:
            `SQLite p99 ${onSqlite.p99Ms} ms, PostgreSQL p99 ${onPostgres.p99Ms} ms; ` +
            `${lost} missing or doubled; the larger median`,
          value: Math.max(...both.map(({ medianMs }) => medianMs)),
        },
      };
    } finally {
      await teardown();
    }
  },
};

/** The broken sender marks a delivery before it sends it. */
export const alertsMissing: Benchmark = {
  key: 'alerts.missing',
  name: 'events that never reach their receiver, of 10,000, from a server killed four times (SQLite)',
  unit: '',
  target: { atMost: 0 },
  async measure({ broken }) {
    const { missing, doubled, kills, events } = await measureMissing(broken);
    const what = `${events} events, ${kills} kills; events that arrived twice`;
    return { value: missing, against: { what, value: doubled } };
  },
};
