import type { DatabaseSync } from 'node:sqlite';
import type { ClockSetting } from '../clock.ts';

const CLOCK = 'clock';

export const readClock = (database: DatabaseSync): ClockSetting | null => {
  const row = database.prepare('select value from facts where key = ?').get(CLOCK);
  if (row === undefined) return null;
  const value: Partial<ClockSetting> = JSON.parse(String(row['value']));
  const { realAt, worldAt, speed } = value;
  return realAt === undefined || worldAt === undefined || speed === undefined
    ? null
    : { realAt, worldAt, speed };
};

export const keepClock = (database: DatabaseSync, setting: ClockSetting): void => {
  database
    .prepare(
      'insert into facts (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    )
    .run(CLOCK, JSON.stringify(setting));
};
