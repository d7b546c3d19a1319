const MINUTE_MS = 60_000;
/** Rounds to hours or days, so that hourly and total gains agree. */
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS, Math.round],
  ['hour', 60 * MINUTE_MS, Math.round],
  ['minute', MINUTE_MS, Math.floor],
] as const;

export function formatAgo(ms: number): string {
  for (const [unit, unitMs, toWhole] of UNITS) {
    const count = toWhole(ms / unitMs);
    if (ms >= unitMs) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
