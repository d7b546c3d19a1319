let format: Intl.NumberFormat | undefined;

/**
 * Formats a whole number with the reader's digit grouping. The format is created on first use, which takes milliseconds;
 * numbers below a thousand don't need it.
 */
export function formatNumber(value: number): string {
  if (value > -1000 && value < 1000) return String(value);
  format ??= new Intl.NumberFormat(undefined, { numberingSystem: 'latn' });
  return format.format(value);
}

/** A number with its noun: "1 post", "1,200 posts". */
export const formatCount = (count: number, one: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;
