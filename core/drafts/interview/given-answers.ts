import { type Answer, ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';

/** What was answered, in the order of the questions; a line that is empty answers nothing. */
export const givenAnswers = (answers: Partial<Readonly<Record<AnswerRole, string>>>): Answer[] =>
  ANSWER_ROLES.map((role) => ({ role, text: answers[role]?.trim() ?? '' })).filter(({ text }) => text !== '');
