let format: Intl.NumberFormat | undefined;

/**
 * A whole number with the digit grouping of the reader's language. The format is created on first use, because that
 * takes milliseconds, and numbers below a thousand need none.
 */
export function writeNumber(value: number): string {
  if (value > -1000 && value < 1000) return String(value);
  format ??= new Intl.NumberFormat(undefined, { numberingSystem: 'latn' });
  return format.format(value);
}

/** "1 post", "1,200 posts" */
export const writeCount = (count: number, one: string): string =>
  `${writeNumber(count)} ${count === 1 ? one : `${one}s`}`;
