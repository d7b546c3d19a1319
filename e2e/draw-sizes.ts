import { sample } from '../test/sample.ts';

/** One of the sizes, drawn by the seed and the file, so that half of the files run on a phone; all in the deep suite. */
export const drawSizes = <T>(
  sizes: Readonly<Record<string, T>>,
  file: string,
): readonly (readonly [string, T])[] => sample(Object.entries(sizes), 1, file);
