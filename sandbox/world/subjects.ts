import { isListOf, isText, readContentFolder } from './read-content.ts';
import { isScript, type Script } from './scripts.ts';

/** One field of work and what people write about it. */
export type Subject = {
  readonly key: string;
  /** A text that contains these words is about this subject. */
  readonly words: readonly string[];
  /** Whole comments that fit a member's post about this subject. */
  readonly remarks: readonly string[];
  readonly threads: readonly Script[];
};

const FILES = readContentFolder<Omit<Subject, 'key'>>('subjects', {
  words: isListOf(isText),
  remarks: isListOf(isText),
  threads: isListOf(isScript),
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
export const NO_SUBJECT: Subject = { key: '', words: [], remarks: [], threads: [] };
