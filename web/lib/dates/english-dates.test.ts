import { expect, test } from 'vitest';
import { englishFormat } from './english-dates.ts';

const AT = new Date('2026-10-26T16:05:00Z');
const timeZone = 'UTC';
const MEDIUM = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
const WEEKDAY = { weekday: 'short', timeZone } as const;

test.each([
  ['de-DE', ['26 Oct 2026, 16:05', 'October 2026', 'Monday 26 October', 'Mon']],
  ['en-GB', ['26 Oct 2026, 16:05', 'October 2026', 'Monday 26 October', 'Mon']],
  ['en-US', ['Oct 26, 2026, 4:05 PM', 'October 2026', 'Monday, October 26', 'Mon']],
  ['ja-JP', ['2026 Oct 26, 16:05', '2026 October', 'Monday, October 26', 'Mon']],
  ['ko-KR', ['2026 Oct 26, 4:05 PM', '2026 October', 'Monday, October 26', 'Mon']],
  ['fa-IR', ['2026 Oct 26, 16:05', '2026 October', 'Monday, October 26', 'Mon']],
])('uses the order and clock of %s with English names', (reader, expected) => {
  const written = [MEDIUM, MONTH, DAY, WEEKDAY].map((options) => englishFormat(options, reader).format(AT));
  expect(written.map((text) => text.replace(/\u202f/g, ' '))).toEqual(expected);
});

test.each([
  ['de-DE', '26 Oct – 1 Nov 2026'],
  ['en-GB', '26 Oct – 1 Nov 2026'],
  ['ja-JP', '2026 Oct 26 – 2026 Nov 1'],
])('formats a date range for %s too', (reader, expected) => {
  const { formatRange } = englishFormat({ dateStyle: 'medium', timeZone }, reader);
  const span = formatRange(AT, new Date('2026-11-01T12:00:00Z'));
  expect(span.replace(/[\u2009\u202f]/g, ' ')).toBe(expected);
});
