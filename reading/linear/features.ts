/** The values of features by name. */
export type Features = ReadonlyMap<string, number>;
