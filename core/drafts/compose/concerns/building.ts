import type { Theme } from './concern.ts';

export const BUILDING: readonly Theme[] = [
  {
    words:
      /\b(?:launch\w*|mvps?|validat\w*|ideas?|product[- ]market|product hunt|beta|waitlists?|prototypes?|side projects?|saas|startups?|roadmaps?|features?|niche|markets?|compet\w+|pivot\w*)\b/i,
    concerns: [
      {
        what: 'what has to be true for it to work',
        ask: 'Which assumption would you test first, and how?',
        weigh:
          'There is usually one assumption on which the rest depends, and it is seldom the technical one.',
        check: 'Write down the one assumption on which the rest depends',
      },
      {
        what: 'how little is enough',
        ask: 'How little did you have when the first people used it?',
        weigh: 'A first version may be narrow as long as it does that one thing from beginning to end.',
        check: 'Leave out whatever the first ten people would not miss',
      },
      {
        what: 'whom to show it to first',
        ask: 'Whom did you show it to first, and were those the right people?',
        weigh:
          'Friends are kind, and strangers with the problem are useful. The second group is worth the wait.',
        check: 'Show it to strangers who have the problem, not to friends',
      },
      {
        what: 'what people do today instead',
        ask: 'What do people use today instead, even if it is a spreadsheet?',
        weigh:
          'The real competitor is often a spreadsheet, or doing nothing, and both are hard to beat on price.',
        check: 'Find out what people do today instead',
      },
    ],
  },
  {
    words:
      /\b(?:landing pages?|conversions?|convert\w*|hero|call to action|a\/b tests?|home ?pages?|websites?|marketing (?:site|page)s?|redesign\w*|design\w*|ux|ui|figma|layouts?|logos?|fonts?|colou?rs?)\b/i,
    concerns: [
      {
        what: 'what a stranger understands in the first seconds',
        ask: 'Could a stranger say after five seconds what it is and for whom?',
        weigh:
          'If a stranger cannot say what it is after a few seconds, nothing further down the page will repair it.',
        check: 'Ask a stranger what it is after a few seconds of looking',
      },
      {
        what: 'how much to put on one page',
        ask: 'Do you prefer one long page or several short ones, and why?',
        weigh: 'A page with one thing to do is easier to judge than a page with five.',
        check: 'Give the page one thing to do',
      },
      {
        what: 'whose words it uses',
        ask: 'Do you take the words from customers or write them yourself?',
        weigh:
          'The words that customers use for their problem usually read better than any that are invented for them.',
        check: 'Use the words that customers use themselves',
      },
      {
        what: 'when there is too little traffic to test',
        ask: 'How do you decide with too little traffic for a proper test?',
        weigh:
          'With little traffic a test will not decide anything; watching five people use the page might.',
        check: 'Watch a few people use it before testing variants',
      },
    ],
  },
  {
    words:
      /\b(?:analytics|metrics?|kpis?|dashboards?|track(?:ing)?|attribution|measur\w+|reports?|reporting|data|cohorts?|funnels?)\b/i,
    concerns: [
      {
        what: 'which figure changes a decision',
        ask: 'Which figure has changed a decision of yours lately?',
        weigh: 'A figure that would not change any decision does not have to be on the dashboard.',
        check: 'Write beside each figure which decision it would change',
      },
      {
        what: 'how far the figures can be trusted',
        ask: 'How do you check that the figures are right?',
        weigh:
          'Blocked scripts, bots and time zones bend figures quietly, so a rough count by hand now and then is worth it.',
        check: 'Count something by hand now and then and compare',
      },
      {
        what: 'how few figures are enough',
        ask: 'If you could keep only three figures, which would they be?',
        weigh: 'Three figures that everybody understands get used; thirty get exported.',
        check: 'Keep to a few figures that everybody understands',
      },
      {
        what: 'what people are told about it',
        ask: 'How do you handle consent without making the figures useless?',
        weigh: 'What is not collected needs no consent, no storage and no explanation.',
        check: 'Leave out everything that nobody looks at',
      },
    ],
  },
];
