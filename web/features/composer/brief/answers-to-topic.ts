import { ANSWER_ROLES, type AnswerRole, type Interview } from '#contract/interview.ts';
import type { Task } from '#core/drafts/draft-request.ts';
import { findAnswersToAnother, type Drafted } from '#core/drafts/interview/recall-answers.ts';
import type { Brief } from '../composition.ts';

/** What the form's values ask for. */
export const taskOf = ({ contentType, parentUrl }: Pick<Brief, 'contentType' | 'parentUrl'>): Task =>
  contentType === 'comment' && parentUrl.trim() ? 'reply' : contentType;

/** The roles in which there is an answer to another topic. */
export const answeredToAnother = (brief: Brief, topic: string): AnswerRole[] =>
  findAnswersToAnother(topic, brief.answers, brief.drafted, taskOf(brief));

/** The answers without those that a draft on another subject was made of. */
export function answersToTopic(brief: Brief, topic: string): Brief['answers'] {
  const others = answeredToAnother(brief, topic);
  const left = Object.entries(brief.answers).filter(([role]) => !others.some((other) => other === role));
  return Object.fromEntries(left);
}

/** An answer that another one has the place of. */
export type EarlierAnswer = { role: AnswerRole } & NonNullable<Drafted[AnswerRole]>;

/** What stands in a place, with the topic that it was given to. */
function standingIn({ answers, drafted, topic }: Brief, role: AnswerRole): EarlierAnswer[] {
  const text = answers[role]?.trim() ?? '';
  if (text === '') return [];
  const before = drafted[role];
  if (before?.text !== text) return [{ role, topic: topic.trim(), text }];
  // What makes room stays with its topic, told or not.
  const { isUntold: _, ...given } = before;
  return [{ role, ...given }];
}

/** The answers that the text at hand does not tell, those to other topics among them. */
export function answersUntold(brief: Brief, tells: (answer: string) => boolean): Brief['earlier'] {
  const others = answeredToAnother(brief, brief.topic.trim());
  const isUntold = (role: AnswerRole) => others.includes(role) || !tells(brief.answers[role]?.trim() ?? '');
  return ANSWER_ROLES.filter(isUntold).reduce(
    (earlier, role) => keptWith(earlier, standingIn(brief, role)),
    brief.earlier,
  );
}

/** What makes room is kept once, and comes first. */
export const keptWith = (earlier: Brief['earlier'], standing: readonly EarlierAnswer[]): Brief['earlier'] => [
  ...standing,
  ...earlier.filter((before) => !standing.some((one) => isSameAnswer(one, before))),
];
const isSameAnswer = (one: EarlierAnswer, other: EarlierAnswer): boolean =>
  one.role === other.role && one.topic === other.topic && one.text === other.text;

/** Puts an earlier answer in its place again; what stood there is kept in turn. */
export function putBack(brief: Brief, answer: EarlierAnswer): Brief {
  const { role, ...given } = answer;
  const others = brief.earlier.filter((one) => one !== answer);
  return {
    ...brief,
    answers: { ...brief.answers, [role]: given.text },
    drafted: { ...brief.drafted, [role]: given },
    earlier: keptWith(others, standingIn(brief, role)),
  };
}

/** What was answered to the topic comes back, except where another answer was typed for it. */
export function broughtForward(brief: Brief): Brief {
  const topic = brief.topic.trim();
  let now = brief;
  for (const answer of brief.earlier) {
    const { role, ...given } = answer;
    const answers = { [role]: given.text };
    const isToAnother = findAnswersToAnother(topic, answers, { [role]: given }, taskOf(brief)).length > 0;
    const isFree = !now.answers[role]?.trim() || answeredToAnother(now, topic).includes(role);
    if (isFree && !isToAnother) now = putBack(now, answer);
  }
  return now;
}

/** Whether the answer in a place was given to another topic, also where it is meant for this one as well. */
function isGivenToAnother({ answers, drafted, ...brief }: Brief, topic: string, role: AnswerRole): boolean {
  const before = drafted[role];
  const given = before && { [role]: { ...before, also: [] } };
  return given !== undefined && findAnswersToAnother(topic, answers, given, taskOf(brief)).includes(role);
}

/** What is typed in the place of an answer to another topic is given to this one, and that one is kept. */
export function answerTyped(brief: Brief, topic: string, role: AnswerRole, text: string): Partial<Brief> {
  const answers = { ...brief.answers, [role]: text };
  const isToAnother = isGivenToAnother(brief, topic, role);
  const isOneOfMany = isToAnother || brief.earlier.some((one) => one.role === role);
  const { [role]: before, ...others } = brief.drafted;
  const isFirst = !isOneOfMany && (!before || before.isUntold);
  const given = { topic, text: text.trim(), ...(isFirst && { isUntold: true as const }) };
  return {
    answers,
    drafted: given.text === '' ? others : { ...others, [role]: given },
    earlier: isToAnother ? keptWith(brief.earlier, standingIn(brief, role)) : brief.earlier,
  };
}

/** What a draft was made of, in addition to what earlier ones were. An answer stays with the topic that it was given to. */
export function withDrafted(
  drafted: Drafted,
  { topic, answers }: Pick<Interview, 'topic' | 'answers'>,
): Drafted {
  const made = answers.flatMap(({ role, text }) => {
    if (role === null) return [];
    const before = drafted[role];
    if (before?.text !== text) return [[role, { topic, text }] as const];
    if (!before.isUntold) return [];
    const { isUntold: _, ...given } = before;
    return [[role, given.also?.includes(topic) ? given : { topic, text }] as const];
  });
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

/** The answers without those that a text told of its topic: they are saved with it. */
export function answersWithout(
  { answers, drafted }: Pick<Brief, 'answers' | 'drafted'>,
  told: Pick<Interview, 'topic' | 'answers'>,
): Brief['answers'] {
  const isTold = (role: string, text: string) =>
    told.answers.some((one) => one.role === role && one.text === text.trim()) &&
    Object.entries(drafted).some(([of, { topic }]) => of === role && topic === told.topic);
  return Object.fromEntries(Object.entries(answers).filter(([role, text]) => !isTold(role, text)));
}
