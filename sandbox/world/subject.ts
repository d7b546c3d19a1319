/** What people talk about: the word material of one field of work. */
export interface Subject {
  readonly key: string;
  /** Words by which a text is recognised as being about this. */
  readonly words: readonly string[];
  /** What one would ask for: "help desk tool". */
  readonly tool: string;
  /** Invented products of that kind. */
  readonly products: readonly string[];
  /** Verb phrases: "answer tickets within an hour". */
  readonly tasks: readonly string[];
  /** Clauses: "tickets get answered twice". */
  readonly pains: readonly string[];
  /** What somebody did, after "we": "put everything into one inbox". */
  readonly tried: readonly string[];
  /** What came of it, as a clause with figures. */
  readonly wins: readonly string[];
  /** Claims to argue about, without a full stop. */
  readonly opinions: readonly string[];
  /** Things people build: "a small page that shows which ticket waits longest". */
  readonly made: readonly string[];
  /** Questions with their question mark. */
  readonly asks: readonly string[];
  /** Whole sentences of advice. */
  readonly advice: readonly string[];
}
