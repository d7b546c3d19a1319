import { sample } from '../test/sample.ts';

/** One size per file, chosen by the seed, so about half of the files run on a phone. All sizes in the deep suite. */
export const pickSizes = <T>(
  sizes: Readonly<Record<string, T>>,
  file: string,
): readonly (readonly [string, T])[] => sample(Object.entries(sizes), 1, file);
