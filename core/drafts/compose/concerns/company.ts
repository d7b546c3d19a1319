import type { Theme } from './concern.ts';

export const COMPANY: readonly Theme[] = [
  {
    words:
      /\b(?:hir(?:e|es|ing|ed)|recruit\w*|teams?|co-?founders?|partners?|employees?|contractors?|remote|managers?|managing|culture|delegat\w*|first hire|(?:first )?sales(?:people|person| ?reps?| hires?)|interviewing|juniors?|seniors?)\b/i,
    concerns: [
      {
        what: 'which work is really to be handed over',
        ask: 'Which work did you hand over first, and was that the right piece?',
        weigh:
          'It is easier to hand over work that has been written down once than work that lives in one head.',
        check: 'Write down the work before handing it over',
      },
      {
        what: 'how to try working together',
        ask: 'How do you try working together before it becomes permanent?',
        weigh: 'A small paid piece of real work says more about both sides than another conversation.',
        check: 'Try a small, paid piece of real work together first',
      },
      {
        what: 'who decides what',
        ask: 'Has it ever been unclear whose call something was, and what did it cost?',
        weigh:
          'Most friction is about who decides, and it is cheaper to settle that before there is something to disagree about.',
        check: 'Settle who decides what before there is a disagreement',
      },
      {
        what: 'how it ends if it does not work',
        ask: 'What did you agree on for the case that it does not work out?',
        weigh:
          'Agreeing on how to part is an awkward talk at the beginning and an impossible one at the end.',
        check: 'Agree at the beginning on how to part',
      },
    ],
  },
  {
    words:
      /\b(?:productiv\w*|burn ?out|time management|focus|habits?|motivation|routines?|solo founders?|founders?|work[- ]life|side (?:hustle|business|gigs?)|day jobs?|procrastinat\w*|deadlines?|meetings?)\b/i,
    concerns: [
      {
        what: 'what to leave undone',
        ask: 'What did you stop doing, and did anybody notice?',
        weigh: 'Getting more done is often a matter of leaving things undone on purpose.',
        check: 'Choose one thing to leave undone on purpose',
      },
      {
        what: 'how to keep going when nobody is waiting',
        ask: 'How do you keep going when nobody is waiting for the result?',
        weigh: 'A promise made to somebody else tends to outlast a promise made in a notebook.',
        check: 'Tell somebody what will be done by when',
      },
      {
        what: 'the hours that are worth protecting',
        ask: 'Which hours do you protect, and from what?',
        weigh:
          'Two undisturbed hours at the same time each day go a long way further than a free afternoon now and then.',
        check: 'Protect the same two hours each day',
      },
      {
        what: 'the signs that it is too much',
        ask: 'What tells you that it is getting too much, before it is?',
        weigh:
          'Tiredness looks like a lack of ideas from the inside, so it helps to look at the calendar first.',
        check: 'Plan the pauses before planning the work',
      },
    ],
  },
  {
    words:
      /\b(?:automat\w*|ai|llms?|replac\w+ (?:\w+ )?(?:developers?|writers?|designers?|jobs?|people)|gpt\w*|chatgpt|chatbots?|agents?|no-?code|zapier|integrations?|workflows?|process(?:es)?|templates?)\b/i,
    concerns: [
      {
        what: 'what is worth automating at all',
        ask: 'What did you automate and then go back to doing by hand?',
        weigh: 'A task that is not understood by hand will not be understood when it runs by itself either.',
        check: 'Do it by hand a few times before automating it',
      },
      {
        what: 'who notices when it goes wrong',
        ask: 'How do you notice when it quietly goes wrong?',
        weigh: 'What runs by itself also fails by itself, so somebody has to be told when nothing happens.',
        check: 'Make sure that somebody notices when nothing happens',
      },
      {
        what: 'what a person should still look at',
        ask: 'Which steps would you never leave without a person looking at them?',
        weigh: 'Anything that reaches a customer deserves a pair of eyes for longer than seems necessary.',
        check: 'Keep a person between the machine and the customer',
      },
    ],
  },
  {
    words:
      /\b(?:crms?|tools?|tool ?stack|software|apps?|spreadsheets?|project management|(?:best|which) (?:\w+ )?(?:tools?|software|apps?|crms?)|notion|airtable|trello|jira)\b/i,
    concerns: [
      {
        what: 'how hard it is to leave again',
        ask: 'Have you ever moved out of a tool, and what was lost on the way?',
        weigh:
          'The way out is part of the price: data that cannot be taken along makes a cheap tool expensive.',
        check: 'Try the export before moving in',
      },
      {
        what: 'who has to use it every day',
        ask: 'Did the people who use it every day have a say in the choice?',
        weigh: 'A tool is as good as the habit of filling it in, so whoever has to do that should choose it.',
        check: 'Let the people who will use it every day try it first',
      },
      {
        what: 'how little would be enough',
        ask: 'Which of its features do you really use?',
        weigh:
          'Most people use a small part of a tool, and it is worth writing down that part before comparing any.',
        check: 'Write down the few things it must do before comparing any',
      },
    ],
  },
];
