import { readFileSync } from 'node:fs';

/** A change to the sources that a test must detect. */
export type Patch = {
  readonly name: string;
  readonly file: string;
  /** The code to replace; it must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Why it is harmless that no test detects it. */
  readonly harmless?: string | undefined;
};

type Change = readonly [find: string, replace: string, harmless?: string];

export const changes = (file: string, byName: Readonly<Record<string, Change>>): Patch[] =>
  Object.entries(byName).map(([name, [find, replace, harmless]]) => ({
    name,
    file,
    find,
    replace,
    harmless,
  }));

/** The file with the patch applied. Throws if the patched code is no longer in the file. */
export function readPatched({ name, file, find, replace }: Patch): string {
  const pieces = readFileSync(file, 'utf8').split(find);
  if (pieces.length === 2) return pieces.join(replace);
  const times = pieces.length === 1 ? 'missing' : `there ${pieces.length - 1} times`;
  throw new Error(`The patch "${name}" does not fit ${file}: its text is ${times}.`);
}
