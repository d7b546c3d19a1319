/** Joins patterns into one, so that no single pattern gets long. Capture groups are numbered across all parts. */
export const anyOf = (flags: string, ...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), flags);
