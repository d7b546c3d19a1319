/** A turn of phrase, and how surely a sentence with it wants what it is a cue for. */
export type Cue = { sure: number; pattern: RegExp; where: Where };
/** `asked`: only in a sentence that asks. `title`: only in the title. */
type Where = 'anywhere' | 'asked' | 'title' | 'asked in the title' | 'text';

const WORD = "[\\w'’/+#&.$€£%()-]+";
/** Words in between, up to so many. */
export const gap = (most: number): string => `(?: ${WORD}){0,${most}}`;
export const PEOPLE =
  '(?:you(?: all| guys| folks| people| lot)?|everyone|everybody|people|others|other \\w+|folks|guys|teams?|companies|most of you|anyone|anybody)';

export const cue = (sure: number, pattern: string, where: Where = 'anywhere'): Cue => ({
  sure,
  pattern: new RegExp(pattern),
  where,
});
