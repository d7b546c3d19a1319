import { expect, test } from 'vitest';
import type { ThreadContext } from '../draft-request.ts';
import { withTopicAsAnswer } from './topic-as-answer.ts';

const THREAD: ThreadContext = {
  title: 'Is there a help desk for a shop of two?',
  body: '',
  author: 'ben',
  permalink: '/r/saas/comments/1',
  comments: [],
};
const SAID = 'We use a shared inbox and it is enough under 20 tickets a day';

test.each([
  SAID,
  `Ticket tools for tiny shops: ${SAID}`,
  'I disagree: a fixed price scares people off',
  'Count only what your own server logs, two people do not need more',
  'just count signups per page in a spreadsheet',
  'Reduce the number of channels first',
  'Write down every cost before you decide',
  'Never promise your customers a date',
  'Do not hire until the second shop pays',
  'Use a shared inbox instead of a help desk tool',
  'Just sell one plan until you have ten clients',
  'Sell the yearly plan first, it pays for your ads',
  'Never trust a client without a contract',
  'Charge half before the start',
  'Raise your prices before you hire',
  'Always get a formal contract before you start',
  'Hire a human for support before you automate it',
  'Cut your product lines until you break even',
  'Text your clients instead of calling',
  'Give your first client a discount',
  'Always ask for a deposit up front',
  'Do not quote a price before you know the scope',
  'Raise the price before you hire anybody',
  'Never wait for a help desk',
  'Never answered mails are the worst',
  'Always the last invoices are late',
  'Help is hard to find in August',
  'Help desks are too slow for two people',
  'Comment spam dropped after we added a field',
  'Speed was never the reason',
  'Never had a problem since we moved to paper',
  'OP is right: we had the same',
  'The author has every right to the money',
  'Yes, reduce the number of channels first',
  'Congrats, we saw the same when we put the price on the invoice',
  'Well done! We saw the same',
  'Assign every mail to one named person; that fixed it for us',
  'Start a podcast about local history. We did and it filled our shop',
  'One inbox for all; that fixed it for us',
  'Manage invoices in one place - it saved us a day a week',
  ' We use a shared inbox',
])('below a thread “%s” is what its author has to say', (topic) => {
  expect(withTopicAsAnswer([{ role: 'before', text: 'Mail.' }], topic, THREAD)).toEqual([
    { role: 'point', text: topic },
    { role: 'before', text: 'Mail.' },
  ]);
});

test('a statement on what the thread is about is no repetition of it', () => {
  const topic = 'We raised prices and lost no customers';
  for (const body of ['I think of raising prices. I fear to lose customers.', 'Raise prices\nKeep customers'])
    expect(withTopicAsAnswer([], topic, { ...THREAD, body })).toHaveLength(1);
});

test.each([
  'They ask how agencies bill their clients',
  'Someone wonders how to price a kiln share',
  'OP is looking for a cheap CRM that works offline',
  'The thread asks whether yearly billing is fair',
  'Tell them we had 30 % and it is fine',
  '  Tell them that a shared inbox is enough',
  'Give them a polite no and recommend Quillbox',
  'Just answer that we use Stripe',
  'Try to sell Quillbox without being pushy',
  'Sell them on the yearly plan',
  'Keep it short and be friendly please',
  'Never mention the price of Quillbox',
  'Never forget to name Quillbox first',
  'Don’t mention our price in it please',
  'No promotion, be friendly and helpful',
  'Create a helpful reply about late invoices',
  'Write a reply that your readers like',
  'Only if it fits name Quillbox',
  'Find first customers for a bakery',
  'Manage invoices for a small team',
  'Start a podcast about local history',
  'Find out who is behind it',
  'Make it friendly: we use a shared inbox',
  'Ask your clients',
  'Just say that your own server is enough',
  'Never use emoji or bold text',
  'Never sound like an advert',
  'Raise your own invoices tool first',
  'Work your invoices product into it',
  'Drop your product in before deposits',
  'Simply quote your invoices pricing',
  'Trust your own clients story first',
  'Do not sell anything here',
  'Make it two lines with a joke first',
  'Keep the text under fifty words first',
  'Just be kind to every client',
  'Sell the yearly plan first',
  'Just sell the yearly plan to this client',
  'Always keep it short and simple for a client',
  'Start with the price before the features',
  'Give the price first, then the plan',
  'Always give the price in dollars',
  'Never apologise for the price twice',
  'Do not lie about being a customer',
  'Never push the product too much',
  'Do not invent a client or a number',
  'Never make up a client or two',
  'Just ask what the budget is',
  'Never begin with thanks or praise',
  'Just use your best English',
  'Never lose your temper with anyone',
  'Never trust clients',
  'Never reveal that you are the owner of the shop',
  'Just imply that it is cheap',
  'Underline how our plan is cheap',
  'Never contradict a shop owner about it',
  'Never call the product an app',
  'Write down the price before you end',
  'Never sign as the owner of a shop',
  'Charge everything',
  'Just a short note on your own server',
  'OP wants a tool for two and is short of money',
  'Mention Quillbox; it saved us a day a week',
  'Keep it friendly. We want to be liked',
  'Push the yearly plan. We need signups',
  'Sell the yearly plan; it saves us the year',
  'Manage invoices in one place; that is all',
  'Congrats, mention Quillbox',
])('“%s” is for whoever writes, and nothing to say below a thread', (topic) => {
  expect(withTopicAsAnswer([], topic, THREAD)).toEqual([]);
});

test('an order on what the thread is about is advice, be its title or its text about it', () => {
  const topic = 'Never keep the dough over night';
  expect(withTopicAsAnswer([], topic, THREAD)).toEqual([]);
  expect(withTopicAsAnswer([], topic, { ...THREAD, title: 'Why is my dough flat?' })).toHaveLength(1);
  expect(withTopicAsAnswer([], topic, { ...THREAD, body: 'My dough is flat.' })).toHaveLength(1);
});

test.each([
  ['without a thread', SAID, null, []],
  [
    'where they answered in their own words',
    SAID,
    THREAD,
    [{ role: 'point' as const, text: 'A shared inbox.' }],
  ],
  ['where it asks', 'Do we need a shared inbox?', THREAD, []],
  ['where it only names a subject', 'ticket tools', THREAD, []],
  ['where the thread says it', 'There is a help desk for a shop of two', THREAD, []],
  [
    'where it is the thread’s own text',
    'My site was hacked last night',
    { ...THREAD, body: 'Hi.\nMy site was hacked last night and all is gone.' },
    [],
  ],
  [
    'where it is one sentence of a long line there',
    'My site was hacked last night',
    { ...THREAD, body: `Hi. My site was hacked last night. ${'It is all gone. '.repeat(9)}` },
    [],
  ],
  ['where somebody said it there', SAID, { ...THREAD, comments: [{ author: 'ada', body: SAID }] }, []],
  [
    'where the thread says most of it',
    'My shop was hacked last night',
    { ...THREAD, body: 'My site was hacked last night.' },
    [],
  ],
  ['where it is about the author', 'The author is wrong about the numbers', THREAD, []],
  ['below a comment', SAID, { ...THREAD, answered: { author: 'ada', body: 'Mail.' } }, []],
])('%s the topic is none', (_where, topic, thread, answers) => {
  expect(withTopicAsAnswer(answers, topic, thread)).toEqual(answers);
});
