import type { Standing, ThreadToScore } from '../score-thread.ts';

/** True if we know anything about the thread besides its age. */
export const hasFigures = (standing: ThreadToScore['standing']): standing is Standing =>
  standing !== null && 'upvotes' in standing;
