export const NOT_A_WHOLE_NUMBER = 'Give a whole number.';
export const NOT_WHOLE_OR_EMPTY = 'Give a whole number, or leave it empty.';

export const formatFigure = (figure: number | null): string => (figure === null ? '' : String(figure));

/** A whole number from page text; null for any other text. */
export const readCount = (words: string): number | null =>
  /^-?\d{1,8}$/.test(words.trim()) ? Number(words) : null;

/** A typed number: null for an empty text, undefined for anything but a whole number. */
export function readOptionalCount(words: string): number | null | undefined {
  return words.trim() === '' ? null : (readCount(words) ?? undefined);
}
