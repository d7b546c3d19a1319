import { stemClaims } from './stem-claims.ts';

/** Whether a text says most of a statement, be it in other words; three words in five, unless more are asked for. */
export function restates(text: string, statement: string, most = 0.6): boolean {
  const stems = new Set(stemClaims(text));
  const wanted = stemClaims(statement);
  return wanted.length > 0 && wanted.filter((stem) => stems.has(stem)).length >= wanted.length * most;
}

/** A fact with one word of its own is worth telling beside an answer. */
export const MOST_OF_A_FACT = 0.75;
