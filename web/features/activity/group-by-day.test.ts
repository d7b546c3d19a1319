import { expect, test } from 'vitest';
import { dayName } from '#web/lib/calendar-days.ts';
import { groupByDay, nameDay } from './group-by-day.ts';

const at = (local: string) => ({ at: new Date(local).toISOString() });

test("ends days at local midnight and keeps the items' order", () => {
  const items = [
    at('2026-11-21T09:00'),
    at('2026-11-21T00:00'),
    at('2026-11-20T23:59'),
    at('2025-11-20T12:00'),
  ];
  expect(groupByDay(items)).toEqual([
    ['2026-11-21', items.slice(0, 2)],
    ['2026-11-20', items.slice(2, 3)],
    ['2025-11-20', items.slice(3)],
  ]);
});

test('names today and yesterday, and adds the year to other years', () => {
  const named = ['2026-03-01', '2026-02-28', '2026-02-27', '2025-12-31'].map((day) =>
    nameDay(day, '2026-03-01'),
  );
  expect(named).toEqual(['Today', 'Yesterday', dayName('2026-02-27'), expect.stringContaining('2025')]);
});
