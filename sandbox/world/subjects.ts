import { isListOf, isText, readContentFolder } from './read-content.ts';

/** The vocabulary of one field of work. */
export type Subject = {
  readonly key: string;
  /** A text that contains these words is about this subject. */
  readonly words: readonly string[];
  /** What people would ask for: "help desk tool". */
  readonly tool: string;
  /** Invented products of that kind. */
  readonly products: readonly string[];
  /** Verb phrases: "answer tickets within an hour". */
  readonly tasks: readonly string[];
  /** Clauses: "tickets get answered twice". */
  readonly pains: readonly string[];
  /** Things already tried, after "we": "put everything into one inbox". */
  readonly tried: readonly string[];
  /** Results, as clauses with figures. */
  readonly wins: readonly string[];
  /** Debatable claims, without a full stop. */
  readonly opinions: readonly string[];
  /** Things people build: "a small page that shows which ticket waits longest". */
  readonly made: readonly string[];
  /** Questions, with their question mark. */
  readonly asks: readonly string[];
  /** Whole sentences of advice. */
  readonly advice: readonly string[];
};

const isTexts = isListOf(isText);

const FILES = readContentFolder<Omit<Subject, 'key'>>('subjects', {
  words: isTexts,
  tool: isText,
  products: isTexts,
  tasks: isTexts,
  pains: isTexts,
  tried: isTexts,
  wins: isTexts,
  opinions: isTexts,
  made: isTexts,
  asks: isTexts,
  advice: isTexts,
});

export const SUBJECTS: ReadonlyMap<string, Subject> = new Map(
  [...FILES].map(([key, words]) => [key, { key, ...words }]),
);

export function findSubject(key: string): Subject {
  const subject = SUBJECTS.get(key);
  if (!subject) throw new Error(`no such subject: ${key}`);
  return subject;
}

/** For a text that matches no subject. */
export const NO_SUBJECT: Subject = {
  key: '',
  words: [],
  tool: 'tool',
  products: [],
  tasks: [],
  pains: [],
  tried: [],
  wins: [],
  opinions: [],
  made: [],
  asks: [],
  advice: [],
};
