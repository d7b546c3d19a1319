import type { DatabaseSync } from 'node:sqlite';
import type { ClockSetting } from '../clock.ts';

const CLOCK = 'clock';

export function readClock(database: DatabaseSync): ClockSetting | null {
  const row = database.prepare('select value from facts where key = ?').get(CLOCK);
  if (!row) return null;
  const [realAt, worldAt, speed] = String(row['value']).split(' ').map(Number);
  if (realAt === undefined || worldAt === undefined || speed === undefined) return null;
  return { realAt, worldAt, speed };
}

export function storeClock(database: DatabaseSync, { realAt, worldAt, speed }: ClockSetting): void {
  database
    .prepare(
      'insert into facts (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    )
    .run(CLOCK, `${realAt} ${worldAt} ${speed}`);
}
