/** One pattern out of several, so that no single one grows long. Captures count through all parts. */
export const anyOf = (flags: string, ...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), flags);
