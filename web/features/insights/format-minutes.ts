import { formatCount } from '#web/lib/format-number.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** “42 minutes”, “5 hours” or “3 days”. */
export function formatMinutes(minutes: number): string {
  if (minutes < 2 * HOUR) return formatCount(Math.round(minutes), 'minute');
  if (minutes < 2 * DAY) return `${Math.round(minutes / HOUR)} hours`;
  return `${Math.round(minutes / DAY)} days`;
}
