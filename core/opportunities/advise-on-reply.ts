import type { GeneratedDraft } from '#contract/drafts.ts';
import type { Finding } from '#contract/preflight.ts';
import { formatDuration } from './measure-conversation.ts';

type Answering = {
  draft: Pick<GeneratedDraft, 'notes' | 'advice'>;
  findings: readonly Finding[];
  /** True if it mentions the product without sharing any experience. */
  isBareMention: boolean;
  /** True for a draft without a model and without answers. */
  lacksAnswers: boolean;
  comments: number;
  ageMs: number;
};
export type ReplyAdvice = { riskLevel: 'low' | 'medium' | 'high'; recommendations: string[] };

const MANY_ANSWERS = 20;
const OLD_MS = 24 * 3_600_000;
const BARE_MENTION =
  'It names your product and tells nothing of your own, so it reads like an advert. Add what you ' +
  'know or did, or take the mention out.';

const NO_ANSWERS = 'Answer a question first: without a model, your answers are the reply.';

/**
 * The risk of an answer and how to improve it, judged by this thread and draft. Rules are left to the preflight,
 * because they depend on the day and on other posts.
 */
export function adviseOnReply({
  draft,
  findings,
  isBareMention,
  lacksAnswers,
  comments,
  ageMs,
}: Answering): ReplyAdvice {
  const { notes, advice } = draft;
  const has = (severity: Finding['severity']) => findings.some((finding) => finding.severity === severity);
  const recommendations = [
    ...(isBareMention ? [BARE_MENTION] : []),
    ...(lacksAnswers ? [NO_ANSWERS] : []),
    // The preflight lists the claims to confirm.
    ...notes.filter(({ kind }) => kind !== 'claim' && kind !== 'changed').map(({ text }) => text),
    ...(comments >= MANY_ANSWERS
      ? [`There are ${comments} answers already: say something that none of them says.`]
      : []),
    ...(ageMs > OLD_MS ? [`The thread is ${formatDuration(ageMs)} old: few will see an answer.`] : []),
  ];
  const hasProblem = isBareMention || has('warning') || notes.some(({ kind }) => kind === 'problem');
  const riskLevel = advice || has('block') ? 'high' : hasProblem ? 'medium' : 'low';
  return { riskLevel, recommendations: [...new Set(recommendations)] };
}
