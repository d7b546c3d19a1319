import type { Note } from '#contract/drafts.ts';
import type { DraftRequest } from '../draft-request.ts';
import { askAuthor } from './ask-author.ts';
import type { Asked } from './questions.ts';
import { giveRoles } from './tell-role.ts';

/** What only the author can add: the questions without an answer, each with how its sentence could begin. */
export function openQuestions(request: DraftRequest): Note[] {
  const { questions, presented } = askAuthor(request);
  const told = new Set(giveRoles(request.answers, questions).map(({ role }) => role));
  const open = questions.filter(({ role }) => !told.has(role));
  return [...(presented && request.isOwn === null ? [ownership(presented)] : []), ...open.map(suggest)];
}

const suggest = ({ role, text, lead }: Asked): Note => ({
  kind: 'suggestion',
  text,
  ...(lead && { insert: lead }),
  role,
});

const ownership = (name: string): Note => ({
  kind: 'advice',
  text: `Is ${name} yours? If it is, say so: the draft then discloses it.`,
});
