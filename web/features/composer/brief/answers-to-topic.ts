import type { Interview } from '#contract/interview.ts';
import { findAnswersToAnother, type Drafted } from '#core/drafts/interview/recall-answers.ts';
import type { Brief } from '../composition.ts';

/** The answers without those that a draft on another subject was made of. */
export function answersToTopic({ answers, drafted }: Brief, topic: string): Brief['answers'] {
  const others = findAnswersToAnother(topic, answers, drafted);
  const left = Object.entries(answers).filter(([role]) => !others.some((other) => other === role));
  return Object.fromEntries(left);
}

/** What a draft was made of, in addition to what earlier ones were. */
export function withDrafted(
  drafted: Drafted,
  { topic, answers }: Pick<Interview, 'topic' | 'answers'>,
): Drafted {
  const made = answers.flatMap(({ role, text }) => (role ? [[role, { topic, text }] as const] : []));
  return { ...drafted, ...Object.fromEntries(made) };
}
