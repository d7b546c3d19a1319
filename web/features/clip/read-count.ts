export const NOT_A_WHOLE_NUMBER = 'Give a whole number.';
export const NOT_WHOLE_OR_EMPTY = 'Give a whole number, or leave it empty.';

export const formatFigure = (figure: number | null): string => (figure === null ? '' : String(figure));

/** Null if the text isn't a whole number. */
export const readCount = (words: string): number | null =>
  /^-?\d{1,8}$/.test(words.trim()) ? Number(words) : null;

/** Null for an empty text, undefined for anything but a whole number. */
export function readOptionalCount(words: string): number | null | undefined {
  return words.trim() === '' ? null : (readCount(words) ?? undefined);
}
