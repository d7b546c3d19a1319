export const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The router parses search values as JSON, so some words arrive as numbers. */
export const readText = (given: unknown): string =>
  typeof given === 'string'
    ? given
    : typeof given === 'number' || typeof given === 'boolean'
      ? `${given}`
      : '';
