import { expect, test } from 'vitest';
import type { DraftRequest, ThreadContext } from '../draft-request.ts';
import { SAMPLE_THREADS } from '../../opportunities/sample-threads.ts';
import { makeRequest } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeComment } from './write-comment.ts';

const thread = (title: string, body = ''): ThreadContext => ({
  title,
  body,
  author: 'resident',
  permalink: '/r/saas/comments/1',
  comments: [],
});
const answering = (body: string): ThreadContext => ({
  ...thread(
    'Which bookkeeping do you keep?',
    'My boss asked me to find a bookkeeping tool. Which do you use?',
  ),
  comments: [{ author: 'ben', body }],
  answered: { author: 'ben', body },
});
const ASKS_WHAT_WAS_TRIED = /^What have you tried (?:so far|already), and .*\?$/;
const BARE = { task: 'reply', ctaStyle: 'none', website: null } as const;
const write = (differs: Partial<DraftRequest>) =>
  writeComment(setScene(makeRequest({ ...BARE, ...differs }))).content;
const POINT = [{ role: 'point' as const, text: 'send the reminder before the due date' }];
const quoteOf = (body: string, title = 'How do you chase late invoices?') =>
  /^> (.*)$/m.exec(write({ thread: thread(title, body), answers: POINT }))?.[1] ?? null;

test.each([
  [
    'a question',
    'We are four. Is there a polite way to charge late fees?',
    'Is there a polite way to charge late fees?',
  ],
  [
    'a statement that shares two words with the title, and one with the answer',
    'All of our invoices are paid late, reminder or not.',
    'All of our invoices are paid late, reminder or not.',
  ],
  ['no statement of which the answer has no word', 'All of our invoices are paid late these days.', null],
  [
    'the question over the statement',
    'All of our invoices are paid late these days. Should I charge late fees from now on?',
    'Should I charge late fees from now on?',
  ],
  ['not what merely surrounds it', 'We are a small company in the north of the country.', null],
  ['not something short', 'What would you do?', null],
  ['not a whole paragraph', `Would you ${'really '.repeat(25)}charge late fees?`, null],
  ['not what the thread itself quotes', '> Is there a polite way to charge late fees?', null],
  ['not a point of a list', '- Is there a polite way to charge late fees?', null],
  ['not code', '    Is there a polite way to charge late fees?', null],
  ['nothing with markup', 'Is there a *polite* way to charge late fees?', null],
  ['nothing with an address', 'Is https://evil.com a polite way to charge late fees?', null],
  ['nothing with a secret', 'Is sk-live-0123456789 the key to charge late fees?', null],
  ['nothing of an empty thread', '', null],
])('a reply quotes %s', (_sentence, body, quote) => {
  expect(quoteOf(body)).toBe(quote);
});

test('without answers a reply asks one thing about the thread, and with them it asks nothing', () => {
  const asked = { thread: thread('How do you chase late invoices?') };
  expect(write(asked)).toMatch(ASKS_WHAT_WAS_TRIED);
  const answers = [{ role: 'point' as const, text: 'send the reminder before the due date' }];
  expect(write({ ...asked, answers })).toBe('Send the reminder before the due date.');
});

test('of two sides it takes none, and asks nobody which one they would take', () => {
  expect(write({ thread: thread('Freelancer or agency?') })).toBe('What would decide it for you?');
});

test.each([
  'How to part with a co-founder and stay friends as the only technical person: where would you start?',
  'How do you go about chasing invoices?',
  'What is the best way to reduce churn',
])('a question is not asked back in other words: %s', (title) => {
  expect(write({ thread: thread(title) })).toMatch(ASKS_WHAT_WAS_TRIED);
});

test('a comment on a question asks nobody what was asked', () => {
  const topic = 'How to part with a co-founder: where would you start?';
  expect(write({ task: 'comment', topic })).toMatch(/^What have you tried/);
});

const TRIED = [
  'What have you tried so far, and what came of it?',
  'What have you tried already, and where did it fall short?',
];
const QUESTIONS_LEFT: Readonly<Record<string, readonly string[]>> = {
  saas: ['What matters most to you, if nothing does it all?'],
  startups: ['What matters most to you, if nothing does it all?'],
  marketing: ['Which part of it bothers you most?'],
  webdev: ['What would decide it for you?'],
  entrepreneur: TRIED,
  reactjs: ['Where do you stand with it now?'],
};

test.each([
  ['How we cut our churn by half', 'How has it gone since?'],
  ['We are hiring a baker', 'What led to it?'],
  ['Please tear apart my pricing page', 'Where are you least sure yourself?'],
  ['Cold email is dead', 'What did you see that made you say so?'],
  ['A guide to surviving a failed audit', 'What goes wrong most often?'],
])('whoever tells “%s” is asked “%s”', (title, asked) => {
  expect(write({ thread: thread(title), seed: '1' })).toBe(asked);
});

test.each([
  ['Small win in support: tickets dropped by 32 percent', 'We tried shared inboxes and kept at it.'],
  ['Support questions about billing fell by half', 'We changed the invoice. No product to sell, just notes.'],
  ['First 400 dollars in a month', 'Nothing dramatic, but it feels good. What should I look at next?'],
])('nobody who is glad is asked what would solve it: %s', (title, body) => {
  for (const seed of ['one', 'two', 'three', 'four'])
    expect(write({ thread: thread(title, body), seed })).toBe('How has it gone since?');
});

test('whoever asks nothing and has no trouble is asked to tell more', () => {
  const more = 'Can you tell us a little more about it?';
  expect(write({ thread: thread('Notes on pricing', 'We charge by the seat.') })).toBe(more);
  expect(write({ thread: thread('Notes on pricing', 'What would you charge?') })).not.toBe(more);
  expect(write({ thread: thread('Clients ghost me', 'It has been a month.') })).not.toBe(more);
});

const SEEKS = 'Can anyone recommend a bookkeeping tool for one person?';
test.each([
  [SEEKS, 'We had Pennybook on trial for 2 weeks and gave up because it was slow.'],
  [SEEKS, 'I’ve tried Setupkit already.'],
  [SEEKS, 'We are using a spreadsheet right now and it does not scale.'],
  [SEEKS, 'I switched from Pennybook last year.'],
  ['How do you chase late invoices?', 'So far I have sent two reminders, with no result.'],
  [
    'Customers leave at the checkout',
    'First we allowed ordering without an account, then we asked for less. The second one helped for 5 weeks.',
  ],
  ['Anyone found a way around this?', 'We shared a small update every Friday as a workaround. It holds.'],
])('under %j nobody who wrote “%s” is asked what they tried', (title, body) => {
  for (const seed of ['one', 'two', 'three', 'four'])
    expect(write({ thread: thread(title, body), seed })).not.toMatch(/tried/);
});

test.each(SAMPLE_THREADS)('nobody is asked what their own thread asks or answers: $title', (sample) => {
  const found = { ...sample, permalink: '/r/saas/comments/1', comments: [...sample.comments] };
  for (const seed of ['one', 'two', 'three', 'four'])
    expect(QUESTIONS_LEFT[sample.community]).toContain(write({ thread: found, seed }));
});

test('what they need is not asked of those who wrote it', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const needs = 'It has to export to CSV.';
    expect(write({ thread: thread(SEEKS, needs), seed })).toMatch(/tried so far, and what was missing\?$/);
    expect(write({ thread: thread(SEEKS, `${needs} We tried Pennybook.`), seed })).toMatch(
      /What matters most to you, if nothing does it all\?$/,
    );
  }
});

test('what the poster adds below counts too, and what others say does not', () => {
  const below = (author: string) => ({
    thread: {
      ...thread('How do you chase late invoices?'),
      comments: [{ author, body: 'I tried calling.' }],
    },
  });
  expect(write(below('resident'))).toMatch(/^What would [^]*\?$/);
  expect(write(below('ben'))).toMatch(ASKS_WHAT_WAS_TRIED);
});

test.each([
  'Can anyone recommend a bookkeeping tool for one person?',
  'Which invoicing app do you use?',
  'Looking for the best tool to chase invoices',
])('who asks what to take is asked what for: %s', (title) => {
  expect(write({ thread: thread(title) })).toMatch(/^What (?:would it have|have you tried) .*\?$/);
});

test.each([
  ['Is that per month or per year?', 'Is that per month or per year?'],
  ['How big is your team?', 'How big is your team?'],
  ['We had that too. How big is your team', 'How big is your team'],
  ['> Mine is on paper.\n\nSince when is it on paper?', 'Since when is it on paper?'],
])('a draft that answers %j takes up its question, and leaves the answer to its author', (body, question) => {
  expect(write({ thread: answering(body) })).toBe(`> ${question}\n\nThanks for asking.`);
});

test('to another language it says nothing in ours: the quote waits for its author', () => {
  const body = 'Wie groß ist euer Team, und was kostet das im Monat?';
  expect(write({ thread: answering(body) })).toBe(`> ${body}`);
});

test('the author’s answer stands below the question, and nothing is asked back', () => {
  const answers = [{ role: 'point' as const, text: 'it is per month' }];
  const content = write({ thread: answering('Is that per month or per year?'), answers });
  expect(content).toBe('> Is that per month or per year?\n\nIt is per month.');
});

test.each([
  [
    'We moved all of it into one sheet and never looked back.',
    '> We moved all of it into one sheet and never looked back.\n\nThanks for your comment. Can you tell me more about this?',
  ],
  ['Nice one!', 'Thanks for your comment.'],
  ['', 'Thanks for your comment.'],
])('a draft that answers %j says thanks, and asks about nothing else', (body, content) => {
  expect(write({ thread: answering(body) })).toBe(content);
});
