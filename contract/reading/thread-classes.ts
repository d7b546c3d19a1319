/** What the author of a thread wants. */
export const INTENTS = ['recommendation', 'comparison', 'complaint', 'help', 'none'] as const;
export type Intent = (typeof INTENTS)[number];

export const THREAD_TYPES = [
  'question',
  'discussion',
  'showcase',
  'rant',
  'news',
  'hiring',
  'other',
] as const;
export type ThreadType = (typeof THREAD_TYPES)[number];
