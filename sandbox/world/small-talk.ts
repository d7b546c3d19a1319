import { isListOf, isText, readContent } from './read-content.ts';
import type { Subject } from './subjects.ts';

/** Lines that fit below any thread, by speaker and addressee. */
export type SmallTalk = {
  /** Replies to another reply. */
  readonly followUps: readonly string[];
  /** Replies to a question. */
  readonly answers: readonly string[];
  /** Replies of the thread's author to others. */
  readonly byTheAuthor: readonly string[];
  /** Replies to a post that matches no subject. */
  readonly toAnything: readonly string[];
  /** A second sentence after a piece of advice. */
  readonly tails: readonly string[];
  /** A second sentence after a short remark, to distinguish it from the same remark elsewhere. */
  readonly afterthoughts: readonly string[];
};

const isTexts = isListOf(isText);

export const SMALL_TALK = readContent<SmallTalk>('small-talk.json', {
  followUps: isTexts,
  answers: isTexts,
  byTheAuthor: isTexts,
  toAnything: isTexts,
  tails: isTexts,
  afterthoughts: isTexts,
});

/** Filters the lines that can be filled: without a subject, those that need none of its words. */
export function fillableLines(subject: Subject, lines: readonly string[]): readonly string[] {
  return subject.key === '' ? lines.filter((line) => !/\{[a-z]/i.test(line)) : lines;
}
