import type { Note } from '#contract/drafts.ts';
import { type AnswerRole, ANSWER_ROLES } from '#contract/interview.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import { restates } from '../claims/restates.ts';
import { asQuestion } from '../compose/as-question.ts';
import { isOurClosing } from '../compose/closings.ts';
import { toSentence, withLead } from '../compose/own-words.ts';
import { splitBlocks } from './split-blocks.ts';

/** A place between the paragraphs of a draft for what only its author can add. It is never part of the text. */
export type Gap = {
  role: AnswerRole;
  question: string;
  /** Words before an answer that is no sentence by itself. */
  lead: string;
  /** How many paragraphs stand before it. */
  at: number;
};

type Answers = Partial<Readonly<Record<AnswerRole, string>>>;

const orderOf = (role: AnswerRole): number => ANSWER_ROLES.indexOf(role);

/**
 * Gives each question that the text leaves open its place: behind what is told before it, and before what closes the
 * text. What they would like to hear is asked of nobody whose text asks already.
 */
export function placeGaps(content: string, notes: readonly Note[], answers: Answers): Gap[] {
  const blocks = splitBlocks(content);
  const end = blocks.findLastIndex((block) => !closes(block)) + 1;
  const isAsking = blocks.some(asks);
  const told = blocks.slice(0, end).map((block) => rolesIn(block, answers));
  return notes
    .flatMap(({ role, text, insert: lead = '' }) =>
      role && !(role === 'ask' && isAsking) && !isTold(content, blocks, { role, lead }, answers[role])
        ? [{ role, question: text, lead, at: placeOf(role, told, end) }]
        : [],
    )
    .toSorted((one, other) => one.at - other.at || orderOf(one.role) - orderOf(other.role));
}

/** What others asked, and is quoted here, is no question of the author's. */
const asks = (block: string): boolean => !block.startsWith('>') && block.trimEnd().endsWith('?');

const closes = (block: string): boolean =>
  asks(block) || isOurClosing(block) || isDisclosure(block) || /^\S*https?:\/\/\S+$/.test(block);

function placeOf(role: AnswerRole, told: readonly (readonly AnswerRole[])[], end: number): number {
  if (role === 'ask') return end;
  const before = told.findLastIndex((roles) => roles.some((one) => orderOf(one) < orderOf(role)));
  if (before >= 0) return before + 1;
  const after = told.findIndex((roles) => roles.some((one) => orderOf(one) > orderOf(role)));
  return Math.min(after >= 0 ? after : 1, end);
}

const rolesIn = (block: string, answers: Answers): AnswerRole[] =>
  ANSWER_ROLES.filter((role) => restates(block, answers[role] ?? ''));

const isTold = (
  content: string,
  blocks: readonly string[],
  gap: Pick<Gap, 'role' | 'lead'>,
  answer: string = '',
): boolean =>
  answer.trim() !== '' &&
  (content.includes(say(gap, answer)) || blocks.some((block) => restates(block, answer)));

/** An answer as a paragraph, in its author's words. */
const say = ({ role, lead }: Pick<Gap, 'role' | 'lead'>, answer: string): string =>
  role === 'ask' ? toSentence(asQuestion(answer)) : withLead(lead, answer);

/** The text with an answer in its gap. */
export const fillGap = (content: string, gap: Gap, answer: string): string =>
  splitBlocks(content).toSpliced(gap.at, 0, say(gap, answer)).join('\n\n');
