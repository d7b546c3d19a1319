import { readFileSync } from 'node:fs';

/** A change to the sources, made to see whether anything notices. */
export type Patch = {
  readonly name: string;
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
};

/** The file's text with the patch applied. A patch that no longer fits is an error, or it would prove nothing. */
export function applyPatch({ name, file, find, replace }: Patch, text: string): string {
  const pieces = text.split(find);
  if (pieces.length === 2) return pieces.join(replace);
  const times = pieces.length === 1 ? 'not there' : `there ${pieces.length - 1} times`;
  throw new Error(`The patch "${name}" does not fit ${file}: its text is ${times}.`);
}

export const readPatched = (patch: Patch): string => applyPatch(patch, readFileSync(patch.file, 'utf8'));
