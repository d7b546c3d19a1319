import type { Theme } from './concern.ts';

export const MONEY: readonly Theme[] = [
  {
    words:
      /\b(?:pric(?:e|es|ing|ed)|charg(?:e|es|ing)|plans? and|subscriptions?|freemium|free (?:plan|tier|trial)s?|trials?|monetiz\w*|monetis\w*|billing|discounts?|refunds?|annual plans?)\b/i,
    concerns: [
      {
        what: 'what the price is measured by',
        ask: 'Do you charge by seat, by use or a flat fee, and would you choose the same again?',
        weigh:
          'The unit matters more than the figure: a price should grow with what the customer gets out of it.',
        check: 'Decide what the price is measured by before deciding how high it is',
      },
      {
        what: 'what happens to people who already pay',
        ask: 'When prices change, do existing customers keep theirs?',
        weigh: 'Existing customers can keep their price for a while; it costs little and keeps their trust.',
        check: 'Settle what happens to customers who already pay',
      },
      {
        what: 'how much a free plan helps',
        ask: 'Does a free plan bring people who pay later, or mostly support requests?',
        weigh:
          'A free plan is a marketing cost. It pays where free users bring others or come back to upgrade, and hardly anywhere else.',
        check: 'Treat a free plan as a marketing cost, and put a limit on it',
      },
      {
        what: 'where a price comes from',
        ask: 'How do you find out what people would pay without asking them to guess?',
        weigh:
          'People are poor at saying what they would pay; what they decide when a price is in front of them says more.',
        check: 'Show the new price to new customers only, and watch what they choose',
      },
    ],
  },
  {
    words:
      /\b(?:invoic\w*|(?:charg(?:e|ing)|rates?|quot(?:e|ing)) for (?:an? )?(?:\w+ )?(?:websites?|sites?|logos?|projects?|jobs?)|late pay\w*|freelanc\w*|clients?|retainers?|proposals?|contracts?|hourly|day rates?|agency|agencies|bookkeeping|scope)\b/i,
    concerns: [
      {
        what: 'what is agreed in writing',
        ask: 'What do you always put in writing before the work starts?',
        weigh:
          'Most arguments about money are arguments about scope, so the scope belongs in writing before the price does.',
        check: 'Put scope, price and payment date in writing before the work starts',
      },
      {
        what: 'when money changes hands',
        ask: 'Do you take a part of the fee up front, and how do you explain it?',
        weigh:
          'A part of the fee up front sorts things out early: serious clients rarely mind, and the rest is known before the work is done.',
        check: 'Ask for a part of the fee up front',
      },
      {
        what: 'how reminders are worded',
        ask: 'How do you word a reminder so that it stays friendly and still works?',
        weigh:
          'A reminder that comes on a fixed day and says the same to everybody feels like a process and not like an accusation.',
        check: 'Fix the days on which reminders go out, and the wording',
      },
      {
        what: 'when to walk away from a client',
        ask: 'What are the signs that a client is not worth keeping?',
        weigh: 'A client who argues about the first small invoice will probably argue about the large ones.',
        check: 'Decide what would make a client not worth keeping',
      },
    ],
  },
  {
    words:
      /\b(?:fund(?:ing|rais\w*)|investors?|vcs?|venture|angels?|pre-?seed|bootstrap\w*|runway|equity|pitch(?:ing)?|valuation|revenue|profit\w*|cash ?flow|budgets?)\b/i,
    concerns: [
      {
        what: 'what the money is for',
        ask: 'What would the money change that patience would not?',
        weigh: 'Money speeds up what already works; it is poor at finding out what does.',
        check: 'Write down what the money changes, and what it does not',
      },
      {
        what: 'what is given away for it',
        ask: 'What turned out to be the real price of the money: equity, control or time?',
        weigh:
          'Equity is the visible price of somebody else’s money. The expectation of how fast things grow is the other one, and it stays longer.',
        check: 'List what is given away besides equity: control, time, pace',
      },
      {
        what: 'how long things go on without it',
        ask: 'How many months of runway make you comfortable?',
        weigh: 'Negotiating with time in hand is a different conversation from negotiating without it.',
        check: 'Work out how long things go on if no money comes in',
      },
      {
        what: 'how much time looking for it takes',
        ask: 'How do you keep the product moving while looking for money?',
        weigh: 'Looking for money is a full-time job for one person, and the product notices.',
        check: 'Limit the weeks that go into looking for money',
      },
    ],
  },
];
