import type { Angle, Note } from '#contract/drafts.ts';
import type { Task } from '../draft-request.ts';
import type { Random } from '../random-of.ts';
import { shuffle } from './chance.ts';

type Addition = [text: string, insert: string];

const ALWAYS: readonly Addition[] = [
  ['Say how large all this is in your case', 'For scale, this is about'],
  ['Say what you cannot change', 'What I cannot change:'],
  ['Say why this comes up now', 'Why this comes up now:'],
];
const BY_ANGLE: Readonly<Record<Angle, readonly Addition[]>> = {
  question: [
    ['Say what you have tried so far', 'What I have tried so far:'],
    ['Say what you expect the answer to be', 'My guess so far:'],
  ],
  lesson: [
    ['Add what happened when you did this yourself', 'What happened in my case:'],
    ['Say where this did not work for you', 'Where this did not work:'],
  ],
  comparison: [
    ['Say which way you lean, and why', 'I am leaning towards'],
    ['Name what would decide it for you', 'What would decide it for me:'],
  ],
  checklist: [
    ['Add the point that only you know', 'One more from my own work:'],
    ['Say which of these you skipped once', 'The one I skipped, and what came of it:'],
  ],
  feedback: [
    ['Say what you have decided already', 'What is decided already:'],
    ['Say which answer would change your mind', 'What would change my mind:'],
  ],
  plan: [
    ['Add the time you have for it', 'The time I have for this:'],
    ['Add the budget you have for it', 'The budget for this:'],
  ],
};
const IN_COMMENT: readonly Addition[] = [
  ['Add what happened when you did this yourself', 'What happened in my case:'],
  ['Add a figure, if you have one that is yours', 'For scale, the figure on our side is'],
  ['Say where this would not apply', 'Where this would not apply:'],
];

/** Suggests additions that only the author can make, each with the start of a sentence to complete. */
export function suggestAdditions(task: Task, angle: Angle, random: Random): Note[] {
  const isComment = task === 'comment' || task === 'reply';
  const additions = isComment
    ? shuffle(IN_COMMENT, random).slice(0, 2)
    : [...BY_ANGLE[angle], ...shuffle(ALWAYS, random).slice(0, 1)];
  return additions.map(([text, insert]) => ({ kind: 'suggestion', text, insert }));
}
