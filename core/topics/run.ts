/** Where a run of the topic's own words begins and ends. */
export type Run = { from: number; to: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)*/uy;

/** The word that begins at an index; empty if none does. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

export const overlaps = (one: Run, other: Run): boolean => one.from < other.to && other.from < one.to;
