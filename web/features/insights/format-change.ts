const MINUS = '−';

/** "+12%", "−3%" or "+0.8 pts"; null without a comparison. */
export function formatChange(change: number | null, unit: '%' | ' pts'): string | null {
  if (change === null) return null;
  const size = unit === '%' ? String(Math.abs(change)) : Math.abs(change).toFixed(1);
  return `${change < 0 ? MINUS : '+'}${size}${unit}`;
}
