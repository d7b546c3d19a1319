import type { Standing, ThreadToScore } from '../score-thread.ts';

/** Whether more than its age is known of how a thread stands. */
export const hasFigures = (standing: ThreadToScore['standing']): standing is Standing =>
  standing !== null && 'upvotes' in standing;
