import type { ThreadType } from '#contract/reading/thread-classes.ts';

/** Plural names of thread types, for use inside a sentence. */
export const THREAD_KINDS: Readonly<Record<ThreadType, string>> = {
  question: 'questions',
  discussion: 'discussions',
  showcase: 'showcases',
  rant: 'rants',
  news: 'news',
  hiring: 'job posts',
  other: 'threads of no clear kind',
};
