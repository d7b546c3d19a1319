import type { Kind } from './kinds.ts';
import { isListOf, isText, readContent } from './read-content.ts';

/** Lines that fit below any thread of a kind. */
export type SmallTalk = Readonly<Record<Kind['smallTalk'], readonly string[]>> & {
  readonly anything: readonly string[];
  /** Replies to another reply. */
  readonly followUps: readonly string[];
  /** Replies to a reply that asks something. */
  readonly answers: readonly string[];
  /** Replies of the thread's author to others. */
  readonly byTheAuthor: readonly string[];
};

const isTexts = isListOf(isText);

export const SMALL_TALK = readContent<SmallTalk>('small-talk.json', {
  question: isTexts,
  story: isTexts,
  rant: isTexts,
  article: isTexts,
  anything: isTexts,
  followUps: isTexts,
  answers: isTexts,
  byTheAuthor: isTexts,
});
