import { ANSWER_ROLES, type AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import type { Task } from '../draft-request.ts';
import { type Asked, askedKind, GENERAL, QUESTIONS } from './questions.ts';

/** The questions that were answered for an earlier topic, so that their answers stay in sight. */
export const leftQuestions = (
  answers: Partial<Readonly<Record<AnswerRole, string>>>,
  questions: readonly Asked[],
): Asked[] =>
  ANSWER_ROLES.filter((role) => answers[role] && !questions.some((one) => one.role === role)).map(
    (role) => GENERAL[role],
  );

/** In which words a topic asks for a role: "What does it do?" of a launch, "What matters most to you?" of a choice. */
export const wordQuestion = (role: AnswerRole, task: Task, topic: string): string | undefined =>
  QUESTIONS[askedKind(task, readTopic(topic), null)].find((one) => one.role === role)?.text;

/** In which words it was asked for below a topic, also where that topic leaves it to its author. */
export const wordAsked = (role: AnswerRole, task: Task, topic: string): string =>
  wordQuestion(role, task, topic) ?? GENERAL[role].text;
