import { expect, test } from 'vitest';
import { dateTime } from '#web/lib/date-time.ts';
import { describeFigureSources } from './describe-figure-sources.ts';

const [EARLY, LATE] = ['2026-11-20T09:00:00.000Z', '2026-11-22T09:00:00.000Z'];

test('says where a figure comes from and when it was measured', () => {
  expect(describeFigureSources([{ source: 'hand', takenAt: EARLY }])).toBe(
    `Entered by hand on ${dateTime(EARLY)}.`,
  );
});

test('names each source of several posts once, with the latest time', () => {
  const [read, clipped] = [
    { source: 'api', takenAt: LATE } as const,
    { source: 'clip', takenAt: EARLY } as const,
  ];
  expect(describeFigureSources([clipped, read, read])).toBe(
    `Clipped, read from Reddit; the latest on ${dateTime(LATE)}.`,
  );
  expect(describeFigureSources([])).toBe('');
});
