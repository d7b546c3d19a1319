import type { Angle } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import type { TopicKind } from '#core/topics/topic.ts';
import { hasTitle, type Task } from '../draft-request.ts';
import { usualAngleOf } from '../usual-angle.ts';

type Order = readonly (readonly AnswerRole[])[];

/** In which order an angle tells the same answers; each row is a paragraph. */
const ORDERS: Readonly<Record<Angle, Order>> = {
  question: [['point', 'audience'], ['before'], ['change', 'result'], ['failed', 'lean']],
  lesson: [['point'], ['before', 'change'], ['result', 'failed'], ['lean', 'audience']],
  comparison: [['before'], ['point', 'audience'], ['lean'], ['change', 'result'], ['failed']],
  checklist: [['point'], ['before'], ['change'], ['result'], ['failed'], ['lean'], ['audience']],
  feedback: [['point', 'audience'], ['before', 'change'], ['result', 'failed'], ['lean']],
  plan: [['before'], ['point'], ['change'], ['lean'], ['result'], ['failed'], ['audience']],
};
/** Another order, in which what came of it still stands behind what was done: "it" is that. */
const TURNED: Order = [['lean'], ['before'], ['failed'], ['change', 'result'], ['point'], ['audience']];
/** Of a thing that is presented, nobody reads first what it cannot do. */
const TURNED_OF_THING: Order = [
  ['lean'],
  ['before'],
  ['point'],
  ['failed'],
  ['change', 'result'],
  ['audience'],
];

/** What stands before each line of a list. */
export const MARKS: Partial<Record<Angle, (at: number) => string>> = {
  checklist: () => '- ',
  plan: (at) => `${at + 1}. `,
};
export const FEWEST_IN_LIST = 3;

/**
 * In their own orders a question and a lesson differ in little but line breaks. The usual angle of a topic keeps its
 * order, and what is compared with it has the other one. Lists differ anyway, and a comparison keeps its own order.
 */
export function orderAnswers(angle: Angle, task: Task, kind: TopicKind): Order {
  const usual = usualAngleOf(kind);
  if (!hasTitle(task) || angle === usual || angle === 'comparison' || MARKS[angle]) return ORDERS[angle];
  const isQuestionFixed = usual === 'question' || usual === 'comparison';
  if (angle !== 'question') return isQuestionFixed ? TURNED : ORDERS[usual];
  if (isQuestionFixed) return ORDERS.question;
  return usual === 'feedback' ? TURNED_OF_THING : TURNED;
}
