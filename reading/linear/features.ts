/** The name of each feature of a text, with its value. */
export type Features = ReadonlyMap<string, number>;
