import type { Angle } from '#contract/drafts.ts';

/** Three angles to compare, the chosen one first: those that tell the same answers in ways that differ most. */
export const threeAngles = (chosen: Angle | ''): Angle[] =>
  [...new Set<Angle>([chosen || 'lesson', 'question', 'checklist', 'plan'])].slice(0, 3);

/** Which of the sentences that suit a topic closes it from an angle: another one from each that is compared. */
export const turnOf = (angle: Angle): number => ['question', 'checklist', angle].indexOf(angle);
