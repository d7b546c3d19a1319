import { readTopic } from '#core/topics/read-topic.ts';
import type { Topic } from '#core/topics/topic.ts';
import type { DraftRequest } from '../draft-request.ts';
import { tellOwner } from '../tell-owner.ts';
import { type Asked, askedKind, QUESTIONS, type QuestionsKind } from './questions.ts';

export type Presented = Pick<DraftRequest, 'topic' | 'task' | 'facts' | 'answers'>;

/** What only the author can tell: the questions that the topic leaves open, and whose thing it presents. */
export type Interview = {
  kind: QuestionsKind;
  questions: readonly Asked[];
  /** The name to ask about ("Is Quillbox yours?"), unless the facts file says that it is. */
  presented: string | null;
};

export function askAuthor(about: Presented): Interview {
  const { topic, task, facts } = about;
  const read = readTopic(topic);
  const kind = askedKind(task, read, facts.product);
  const { name, isOwn } = tellOwner({ topic, task, facts, isOwn: null });
  return {
    kind,
    // A comment does not repeat what it is about.
    questions: QUESTIONS[kind].filter(({ role }) => kind === 'reply' || !isTold(read, role)),
    presented: isOwn ? null : name,
  };
}

/** Whoever seeks a thing, or somebody, has no answer of their own. */
const SEEKS =
  /^(?:(?:is|are) there (?:an?|any)|(?:does |do )?any(?:one|body) (?:want|have|got|sell|selling|up for|interested|know (?:an?|of|where|who))|where (?:can|do) (?:i|we) (?:find|buy|get|hire)|who (?:can|wants|owns))\b/i;

/** What a topic says already is not asked again. */
const isTold = ({ kind, parts, figures, text }: Topic, role: Asked['role']): boolean =>
  (kind === 'question' && role === 'lean' && SEEKS.test(text)) ||
  (kind === 'experience' && isTellingOf(parts, figures, role));

const isTellingOf = (parts: Topic['parts'], figures: Topic['figures'], role: Asked['role']): boolean =>
  (role === 'change' && parts.change !== null) ||
  (role === 'failed' && parts.obstacle !== null) ||
  (role === 'result' && parts.change !== null && figures.length > 0);
