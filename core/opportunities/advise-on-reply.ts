import type { GeneratedDraft } from '#contract/drafts.ts';
import { writeSpan } from './measure-talk.ts';

type Answering = {
  draft: Pick<GeneratedDraft, 'notes' | 'advice'>;
  comments: number;
  ageMs: number;
  /** The answer may name the product. */
  names: boolean;
};
export type ReplyAdvice = { riskLevel: 'low' | 'medium' | 'high'; recommendations: string[] };

const MANY_ANSWERS = 20;
const OLD_MS = 24 * 3_600_000;

/** What speaks against an answer, and what would make it better, as far as this thread and this draft show. */
export function adviseOnReply({ draft, comments, ageMs, names }: Answering): ReplyAdvice {
  const { notes, advice } = draft;
  const problems = notes.filter(({ kind }) => kind === 'problem');
  const recommendations = [
    ...(advice ? [`${advice.reason} ${advice.betterAction}`] : []),
    ...notes.filter(({ kind }) => kind !== 'changed').map(({ text }) => text),
    ...(comments >= MANY_ANSWERS
      ? [`There are ${comments} answers already: say something that none of them says.`]
      : []),
    ...(ageMs > OLD_MS ? [`The thread is ${writeSpan(ageMs)} old: few will see an answer.`] : []),
  ];
  const riskLevel = advice ? 'high' : problems.length > 0 || names ? 'medium' : 'low';
  return { riskLevel, recommendations };
}
