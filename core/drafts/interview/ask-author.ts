import { readTopic } from '#core/topics/read-topic.ts';
import type { Topic, TopicKind } from '#core/topics/topic.ts';
import { answerByFacts, type Presented } from '../facts/answer-by-facts.ts';
import { tellOwner } from '../tell-owner.ts';
import { type Asked, askedKind, QUESTIONS } from './questions.ts';

/** What only the author can tell: the questions that the topic leaves open, and whose thing it presents. */
export type Interview = {
  kind: TopicKind | 'reply';
  questions: readonly Asked[];
  /** The name to ask about ("Is Quillbox yours?"), unless the facts file says that it is. */
  presented: string | null;
};

export function askAuthor(about: Presented): Interview {
  const { topic, task, facts } = about;
  const read = readTopic(topic);
  const kind = askedKind(task, read, facts.product);
  const { name, isOwn } = tellOwner({ topic, task, facts, isOwn: null });
  const known = new Set(answerByFacts(about).flatMap(({ role, isAsked }) => (isAsked ? [role] : [])));
  return {
    kind,
    questions: QUESTIONS[kind].filter(({ role }) => !isTold(read, role) && !known.has(role)),
    presented: isOwn ? null : name,
  };
}

/** What a topic says already is not asked again. */
const isTold = ({ kind, parts, figures }: Topic, role: Asked['role']): boolean =>
  kind === 'experience' &&
  ((role === 'change' && parts.change !== null) ||
    (role === 'failed' && parts.obstacle !== null) ||
    (role === 'result' && parts.change !== null && figures.length > 0));
