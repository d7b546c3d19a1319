/** Feature values by name. */
export type Features = ReadonlyMap<string, number>;
