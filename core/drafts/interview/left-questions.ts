import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import type { Task } from '../draft-request.ts';
import { type Asked, askedKind, QUESTIONS } from './questions.ts';

/** Where a role is asked for in general words. */
const GENERAL = [...QUESTIONS.experience, ...QUESTIONS.launch, ...Object.values(QUESTIONS).flat()];
export const generally = (role: AnswerRole): Asked | undefined => GENERAL.find((one) => one.role === role);

/** The questions that were answered for an earlier topic, so that their answers stay in sight. */
export const leftQuestions = (
  answers: Partial<Readonly<Record<AnswerRole, string>>>,
  questions: readonly Asked[],
): Asked[] =>
  ANSWER_ROLES.filter((role) => answers[role] && !questions.some((one) => one.role === role)).flatMap(
    (role) => generally(role) ?? [],
  );

/** In which words a topic asks for a role: "What does it do?" of a launch, "What matters most to you?" of a choice. */
export const wordQuestion = (role: AnswerRole, task: Task, topic: string): string | undefined =>
  QUESTIONS[askedKind(task, readTopic(topic), null)].find((one) => one.role === role)?.text;
