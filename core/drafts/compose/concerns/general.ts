import type { Concern } from './concern.ts';

/** What can be asked about nearly anything. */
export const GENERAL: readonly Concern[] = [
  {
    what: 'what to do first and what can wait',
    ask: 'Where would you begin, and what would you leave for later?',
    weigh:
      'The order often matters more than the list: the first step should be the one that teaches the most.',
    check: 'Pick the one step that would teach the most, and do that first',
  },
  {
    what: 'how to tell early whether it works',
    ask: 'By what would you notice early that it works, or does not?',
    weigh: 'It is easier to judge a result when the sign of success was written down before the start.',
    check: 'Write down what success looks like before starting',
  },
  {
    what: 'the cost of undoing it',
    ask: 'Which of these decisions are hard to undo later?',
    weigh: 'Decisions that are cheap to undo can be made quickly; the few that are not deserve the time.',
    check: 'Mark the decisions that are hard to undo, and take those slowly',
  },
  {
    what: 'the time it takes to keep it going',
    ask: 'How much upkeep does it need once the beginning is over?',
    weigh: 'Setting something up is the visible part; the upkeep is what decides whether it lasts.',
    check: 'Work out the upkeep, not only the time to set it up',
  },
  {
    what: 'what usually gets overlooked',
    ask: 'What surprised you at the start?',
    weigh: 'Most advice describes the case where everything goes well, so it helps to ask where it did not.',
    check: 'Ask somebody for whom it did not work out, and why',
  },
  {
    what: 'when to stop',
    ask: 'At what point would you stop and try something else?',
    weigh:
      'A limit that is set in advance makes it easier to stop for good reasons instead of out of tiredness.',
    check: 'Set a limit in advance at which to stop or change course',
  },
  {
    what: 'where advice stops applying',
    ask: 'Which common advice on this do you disagree with?',
    weigh:
      'Advice that is right for one person can be wrong for the next, so it helps to know who is giving it.',
    check: 'Check whether the advice comes from somebody in a similar position',
  },
  {
    what: 'the smallest version worth trying',
    ask: 'How small could it be and still be worth trying?',
    weigh: 'A small version that is finished says more than a large one that is half done.',
    check: 'Cut it down to the smallest version that still answers the question',
  },
];
