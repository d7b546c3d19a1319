import type { Theme } from './concern.ts';

export const CUSTOMERS: readonly Theme[] = [
  {
    words:
      /\b(?:churn\w*|los(?:t|ing|e) (?:\w+ ){0,3}(?:customers?|users?|clients?)|retention|retain\w*|cancel\w*|onboard\w*|activation|activate|engagement|sign ?-?ups?)\b/i,
    concerns: [
      {
        what: 'the first session',
        ask: 'What do people have to reach in their first session so that they come back?',
        weigh:
          'Much of what looks like churn later is decided in the first session: somebody who never got to the useful part never really arrived.',
        check: 'Name the one thing somebody has to reach in the first session',
      },
      {
        what: 'why people really leave',
        ask: 'How do you find out why people leave, beyond what they tick in a form?',
        weigh:
          'The reason given in a form is rarely the whole reason; a short personal message gets fewer answers and better ones.',
        check: 'Write to the people who left, by hand, with one open question',
      },
      {
        what: 'who was never a good fit',
        ask: 'How do you tell people who left from people who were never a good fit?',
        weigh:
          'Some of those who leave were never going to stay. Counting them apart changes what there is to fix.',
        check: 'Count people who never got started apart from those who left later',
      },
      {
        what: 'payments that simply fail',
        ask: 'How much of it is failed payments, and what do you do about those?',
        weigh:
          'Expired cards look like churn in the figures and need no product work at all, so they are worth counting apart.',
        check: 'Count failed payments apart from people who chose to leave',
      },
    ],
  },
  {
    words:
      /\b(?:(?:get|find|win)(?:t?ing|ning)? (?:\w+ ){0,2}(?:customers?|clients?|users?)|(?:(?:get|find|win)(?:t?ing|ning)? )?(?:(?:my|your|our|the) )?first (?:[\w+]+ ){0,2}(?:customers?|users?|clients?|sales?)(?: as an? \w+)?|customers?|sales|sell(?:ing)?|leads?|outreach|cold (?:e-?mails?|calls?|calling)|prospects?|b2b|demos?|closing)\b/i,
    concerns: [
      {
        what: 'where the people with the problem already are',
        ask: 'Where did you find people who already had the problem?',
        weigh:
          'It is easier to go where people already talk about the problem than to bring them somewhere new.',
        check: 'List the places where people already talk about the problem',
      },
      {
        what: 'how personal the first message is',
        ask: 'How personal does a first message have to be before it gets an answer?',
        weigh:
          'A few messages that show some reading beat many that do not, and they teach more when nobody answers.',
        check: 'Write the first messages by hand, and keep the answers',
      },
      {
        what: 'what the first customers have in common',
        ask: 'What did your first customers have in common, looking back?',
        weigh: 'The first few customers say who the product is for more honestly than any plan does.',
        check: 'Note what the first few customers have in common',
      },
      {
        what: 'when to ask for money',
        ask: 'Did you ask for money too early or too late, looking back?',
        weigh:
          'Kind words cost nothing; only a payment, or a clear no, shows whether the problem is worth solving.',
        check: 'Ask for money early, even if it is a small amount',
      },
    ],
  },
  {
    words:
      /\b(?:(?:customer )?(?:support|service)(?: agents?| teams?)?|help ?desks?|tickets?|complaints?|reviews|testimonials?|feedback|bug reports?|customer service|surveys?|interviews?)\b/i,
    concerns: [
      {
        what: 'what to do with requests that contradict each other',
        ask: 'What do you do when two good customers ask for opposite things?',
        weigh:
          'A request describes a solution; the problem behind it is usually the more useful thing to write down.',
        check: 'Write down the problem behind each request, not the request',
      },
      {
        what: 'who gets listened to',
        ask: 'Whose opinion weighs more: the loudest, the oldest or the ones who pay most?',
        weigh:
          'Those who write most are not always those who use it most, so it helps to know who is speaking.',
        check: 'Note beside each message who wrote it and how they use it',
      },
      {
        what: 'how fast an answer has to be',
        ask: 'At what point do people stop feeling taken seriously?',
        weigh:
          'A short answer the same day with an honest "no date yet" is usually taken better than a full one next week.',
        check: 'Decide how fast the first answer comes, and say so',
      },
      {
        what: 'what to answer once and for all',
        ask: 'Which questions did you stop getting after changing something in the product?',
        weigh: 'A question that comes up every week is a fault of the page on which it arises.',
        check: 'Turn the question that comes up most often into a change of the page',
      },
    ],
  },
];
