import type { CommunityHabits } from '#contract/discovery.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import type { Words } from '../composition.ts';

/** Of fewer posts a share says little. */
const LEAST_POSTS = 20;
/** Where a third of the titles ask, a question is one of many. */
const MANY = 1 / 3;
const NEAR = 1.5;

function ofQuestions({ title }: Words, { posts, questionShare }: CommunityHabits, name: string): string[] {
  if (title === '' || posts < LEAST_POSTS) return [];
  const share = `${Math.round(100 * questionShare)} of 100 titles in r/${name} are questions`;
  const asks = title.trimEnd().endsWith('?');
  if (questionShare >= MANY) return [`${share}, and this title ${asks ? 'is' : 'isn’t'} one.`];
  return [asks ? `Only ${share}.` : `This title isn’t a question, and only ${share}.`];
}

function ofLength({ content }: Words, { bodyLength, bestBodyLength }: CommunityHabits): string[] {
  const usual = bestBodyLength ?? bodyLength;
  if (!usual || content === '') return [];
  const whose = bestBodyLength ? 'the best received texts' : 'texts';
  const ratio = content.length / usual;
  const than = ratio > NEAR ? 'Longer than' : ratio < 1 / NEAR ? 'Shorter than' : 'About as long as';
  const figures = `${writeNumber(content.length)} characters to about ${writeNumber(usual)}`;
  return [`${than} ${whose} there: ${figures}.`];
}

/** How a draft stands beside what was observed in its community; nothing where nothing was. */
export const describeFit = (words: Words, habits: CommunityHabits | null, name: string): string[] =>
  habits ? [...ofQuestions(words, habits, name), ...ofLength(words, habits)] : [];
