/** One thing worth thinking about, as a phrase within a sentence, a question, a statement and a step. */
export type Concern = { what: string; ask: string; weigh: string; check: string };

export type Theme = { words: RegExp; concerns: readonly Concern[] };
