export const NOT_WHOLE = 'Give a whole number.';
export const NOT_WHOLE_OR_NONE = 'Give a whole number, or leave it empty.';

export const writeFigure = (figure: number | null): string => (figure === null ? '' : String(figure));

/** Null if the words are no whole number. */
export const readCount = (words: string): number | null =>
  /^-?\d{1,8}$/.test(words.trim()) ? Number(words) : null;

/** Null where nobody knows it, undefined where the words are no whole number. */
export function readCountOrNone(words: string): number | null | undefined {
  return words.trim() === '' ? null : (readCount(words) ?? undefined);
}
