import { scaleGain } from './scale-gain.ts';
import type { Rating } from './rating.ts';

/** The number of a thread's answers, and how many of those we read are promotional; null if we read none. */
export type AnswerCounts = { comments: number; promotionalComments: number | null };

const WEIGHT = 10;
/** With this many answers, a third of the readers' attention is left for one more. */
const CROWD = 20;
/** A promotional answer counts as this many more. */
const PROMOTION_COUNTS = 3;
const LOW = 0.65;
const MEDIUM = 0.3;

/** How much attention is left for one more answer, from 1 to 0. Promotional answers take more of it. */
const roomOf = ({ comments, promotionalComments }: AnswerCounts): number =>
  Math.exp(-(comments + (promotionalComments ?? 0) * PROMOTION_COUNTS) / CROWD);

export function toCompetitionLevel(answers: AnswerCounts): 'low' | 'medium' | 'high' {
  const room = roomOf(answers);
  return room >= LOW ? 'low' : room >= MEDIUM ? 'medium' : 'high';
}

export const rateCompetition = (answers: AnswerCounts, asked: number): Rating => ({
  name: 'competition',
  weight: WEIGHT,
  share: scaleGain(asked) * roomOf(answers),
  because: describe(answers),
});

function describe({ comments, promotionalComments }: AnswerCounts): string {
  if (comments === 0) return 'Nobody has answered yet.';
  const has = `Has ${comments} ${comments === 1 ? 'comment' : 'comments'}`;
  if (promotionalComments === null) return `${has}.`;
  return promotionalComments === 0
    ? `${has}, and none that was read promotes anything.`
    : `${has}, ${promotionalComments} of them promoting something.`;
}
