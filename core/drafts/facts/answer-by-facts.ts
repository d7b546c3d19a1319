import type { AnswerRole } from '#contract/interview.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { type DraftRequest, hasTitle } from '../draft-request.ts';
import { askedKind, QUESTIONS } from '../interview/questions.ts';
import { giveRoles } from '../interview/tell-role.ts';
import { isSameName, tellOwner } from '../tell-owner.ts';
import { type ProductFact, readFacts } from './read-fact.ts';

export type Presented = Pick<DraftRequest, 'topic' | 'task' | 'facts' | 'answers' | 'isOwn' | 'ctaStyle'>;
/** `isAsked`: it answers the question itself, and does not only stand behind the answer. */
export type FactAnswer = { role: AnswerRole; text: string; isAsked: boolean };

const ROLES = {
  deed: 'point',
  more: 'point',
  price: 'point',
  audience: 'audience',
  limit: 'failed',
} as const satisfies Record<ProductFact['tells'], AnswerRole>;
/** Nobody reads more in a post. */
const MOST = [
  ['point', 4],
  ['audience', 1],
  ['failed', 2],
] as const;

/** The name of the author's own product, where the topic presents it and the facts are about it. */
export function findOwnProduct({ topic, task, facts, isOwn, ctaStyle }: Presented): string | null {
  if (ctaStyle === 'none' || !hasTitle(task) || !/^(?:launch|feedback)$/.test(readTopic(topic).kind))
    return null;
  const owner = tellOwner({ topic, task, facts, isOwn });
  const product = facts.product?.trim() || owner.name;
  const isIt = isSameName(owner.name ?? '', product ?? '');
  return owner.isOwn && isIt ? product : null;
}

/** What the facts answer of the questions on the author's own product, where the author left them open. */
export function answerByFacts(presented: Presented): FactAnswer[] {
  const product = findOwnProduct(presented);
  if (product === null) return [];
  const { topic, facts, answers } = presented;
  const typed = new Set(
    giveRoles(answers, QUESTIONS[askedKind(presented.task, readTopic(topic), facts.product)]).map(
      ({ role }) => role,
    ),
  );
  const told = readFacts(facts.about, product).map(({ tells, said }) => {
    const role = ROLES[tells];
    return { role, text: said, isAsked: role !== 'point' || tells === 'deed' };
  });
  const ordered = told.toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
  return MOST.flatMap(([role, most]) =>
    typed.has(role) ? [] : ordered.filter((one) => one.role === role).slice(0, most),
  );
}
