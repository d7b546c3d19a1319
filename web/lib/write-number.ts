let format: Intl.NumberFormat | undefined;

/**
 * A whole number as the reader's language groups its digits. The format is made when it is first needed: that takes
 * milliseconds, and below a thousand there is nothing to group.
 */
export function writeNumber(value: number): string {
  if (value > -1000 && value < 1000) return String(value);
  format ??= new Intl.NumberFormat(undefined, { numberingSystem: 'latn' });
  return format.format(value);
}
