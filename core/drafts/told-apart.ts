import type { Angle } from '#contract/drafts.ts';
import type { AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { FEWEST_IN_LIST, MARKS, orderAnswers } from './compose/order-answers.ts';
import type { DraftRequest } from './draft-request.ts';
import { askAuthor, type Presented } from './interview/ask-author.ts';
import { saysNothing } from './interview/says-nothing.ts';
import { giveRoles } from './interview/tell-role.ts';

/** What its author wants to hear closes the text from each angle. */
const isTold = (role: AnswerRole): boolean => role !== 'ask';

/** Whether each angle tells answers with these roles in an order of its own, or in a list. */
export function areToldApart(
  roles: readonly AnswerRole[],
  angles: readonly Angle[],
  { task, topic }: Pick<DraftRequest, 'task' | 'topic'>,
): boolean {
  const told = roles.filter(isTold);
  if (told.length < FEWEST_IN_LIST) return false;
  const { kind } = readTopic(topic);
  const ways = angles.map((angle) => {
    const order = orderAnswers(angle, task, kind).flat();
    return [MARKS[angle]?.(0), ...order.filter((role) => told.includes(role))].join();
  });
  return new Set(ways).size === angles.length;
}

/** Whether angles tell an account in ways of their own, and what more answers would do. */
export type Apartness = {
  isApart: boolean;
  /** Whether a question on the topic has no answer yet that a text could tell. */
  isOpen: boolean;
  /** Whether all of them answered would set the angles apart. */
  wouldBeApart: boolean;
};

export function tellApart(about: Presented, angles: readonly Angle[]): Apartness {
  const { questions } = askAuthor(about);
  const answers = about.answers.filter(({ role, text }) => !saysNothing(text, role));
  const told = giveRoles(answers, questions).map(({ role }) => role);
  const open = questions.map(({ role }) => role).filter((role) => isTold(role) && !told.includes(role));
  return {
    isApart: areToldApart(told, angles, about),
    isOpen: open.length > 0,
    wouldBeApart: areToldApart([...new Set([...told, ...open])], angles, about),
  };
}
