import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { type Asked, QUESTIONS } from './questions.ts';

/** Where a role is asked for in general words. */
const GENERAL = [...QUESTIONS.experience, ...QUESTIONS.launch, ...Object.values(QUESTIONS).flat()];

/** The questions that were answered for an earlier topic: their answers are still sent, so they stay in sight. */
export function leftQuestions(
  answers: Partial<Readonly<Record<AnswerRole, string>>>,
  questions: readonly Asked[],
): Asked[] {
  return ANSWER_ROLES.filter((role) => answers[role] && !questions.some((one) => one.role === role)).flatMap(
    (role) => GENERAL.find((one) => one.role === role) ?? [],
  );
}
