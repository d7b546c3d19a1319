import { stemClaims } from './stem-claims.ts';

const MOST = 0.6;

/** Whether a text says most of a statement, be it in other words: three words in five. */
export function restates(text: string, statement: string): boolean {
  const stems = new Set(stemClaims(text));
  const wanted = stemClaims(statement);
  return wanted.length > 0 && wanted.filter((stem) => stems.has(stem)).length >= wanted.length * MOST;
}
