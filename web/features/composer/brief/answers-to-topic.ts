import type { AnswerRole, Interview } from '#contract/interview.ts';
import type { Task } from '#core/drafts/draft-request.ts';
import { findAnswersToAnother, type Drafted } from '#core/drafts/interview/recall-answers.ts';
import type { Brief } from '../composition.ts';

/** What the form's values ask for. */
export const taskOf = ({ contentType, parentUrl }: Pick<Brief, 'contentType' | 'parentUrl'>): Task =>
  contentType === 'comment' && parentUrl.trim() ? 'reply' : contentType;

/** The answers without those that a draft on another subject was made of. */
export function answersToTopic(brief: Brief, topic: string): Brief['answers'] {
  const { answers, drafted } = brief;
  const others = findAnswersToAnother(topic, answers, drafted, taskOf(brief));
  const left = Object.entries(answers).filter(([role]) => !others.some((other) => other === role));
  return Object.fromEntries(left);
}

/** What a draft was made of, in addition to what earlier ones were. An answer stays with the topic that it was given to. */
export function withDrafted(
  drafted: Drafted,
  { topic, answers }: Pick<Interview, 'topic' | 'answers'>,
): Drafted {
  const made = answers.flatMap(({ role, text }) =>
    role && drafted[role]?.text !== text ? [[role, { topic, text }] as const] : [],
  );
  return { ...drafted, ...Object.fromEntries(made) };
}

/** The answers in these roles are meant for this topic as well. */
export function meantFor(drafted: Drafted, topic: string, roles: readonly AnswerRole[]): Drafted {
  const meant = roles.flatMap((role) => {
    const before = drafted[role];
    return before ? [[role, { ...before, also: [...(before.also ?? []), topic] }] as const] : [];
  });
  return { ...drafted, ...Object.fromEntries(meant) };
}
