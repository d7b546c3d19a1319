import type { Angle } from '#contract/drafts.ts';

/** Three angles to compare, the chosen one first: those that tell the same answers in ways that differ most. */
export const threeAngles = (chosen: Angle | ''): Angle[] =>
  [...new Set<Angle>([chosen || 'lesson', 'question', 'checklist', 'plan'])].slice(0, 3);

const TURNS: Partial<Record<Angle, number>> = { question: 0, checklist: 2 };
/** Which of the sentences that suit a topic closes it from an angle: another one from each that is compared. */
export const turnOf = (angle: Angle): number => TURNS[angle] ?? 1;
