import { expect, test } from 'vitest';
import { makeRequest } from '#test/drafts/make-request.ts';
import type { Draft, DraftRequest } from '../draft-request.ts';
import { listClosings } from '#core/mentions/disclosure.ts';
import { listInvented } from './list-invented.ts';

const PAGE = {
  url: 'https://billwren.example/',
  title: 'Billwren',
  description: 'We send 900 reminders a day.',
  headings: [],
  text: '',
};
const quotesOf = (content: string, differs: Partial<DraftRequest> = {}, title: string | null = null) =>
  listInvented({ title, content } satisfies Draft, makeRequest({ website: null, ...differs })).map(
    ({ quote }) => quote,
  );

test('flags a claim in the title and in the text once', () => {
  expect(quotesOf('It has 200 users. Really, it has 200 users.', {}, 'The 300 users of a tool')).toEqual([
    '300 users',
    '200 users',
  ]);
});

test('uses the topic of a post as a source, but not that of a comment', () => {
  const topic = 'We send our invoices on Mondays and call late payers';
  const said = 'We send our invoices on Mondays.';
  expect(quotesOf(said, { topic, task: 'post' })).toEqual([]);
  expect(quotesOf(said, { topic, task: 'comment' })).toEqual([said]);
});

test('uses a page as a source only if it is the author’s own', () => {
  const said = 'We send reminders every day.';
  const website = { ...PAGE, description: 'We send reminders every day to late payers.' };
  expect(quotesOf(said, { website, isOwn: true })).toEqual([]);
  expect(quotesOf(said, { website, isOwn: false })).toEqual([said]);
  expect(quotesOf(said, { website })).toEqual([said]);
});

test('ignores quotes, code and disclosures', () => {
  expect(quotesOf('> It has 200 users.\n\n```\nusers = 300 users\n```')).toEqual([]);
  const closings = listClosings('Billwren');
  for (const content of closings)
    expect(
      listInvented({ title: null, content }, makeRequest({ website: null }), {
        closings,
        doubted: new Set(),
      }),
    ).toEqual([]);
});

test.each([
  ['For context, I work on it, and it is the best tool.', 'the best'],
  ['Disclosure: I work on it, and 200 teams use it.', '200 teams'],
  ['I work at Google.', 'Google'],
])('flags a claim next to a disclosure: “%s”', (said, quote) => {
  expect(quotesOf(`What do you all do about late payers? ${said}`)).toContain(quote);
});

test('accepts the author’s additions to the draft in a rewrite', () => {
  const own = ['We doubled our prices in May.'];
  const variant = { way: 'shorter', draft: { title: null, content: 'x' }, own, voice: [] } as const;
  expect(quotesOf('We doubled our prices in May.', { variant })).toEqual([]);
  expect(quotesOf('We doubled our prices in May.')).not.toEqual([]);
});

test('does not use an earlier post as a source of facts', () => {
  const voice = ['We doubled our prices in May.'];
  const variant = { way: 'ownVoice', draft: { title: null, content: 'x' }, own: [], voice } as const;
  expect(quotesOf('We doubled our prices in May.', { variant })).not.toEqual([]);
});

test('lists a figure once, in its longest wording', () => {
  const figures = quotesOf('It saves two thirds of the time.');
  for (const one of figures) expect(figures.filter((other) => other?.includes(one ?? ''))).toEqual([one]);
});

test('lists every claim of a long draft', () => {
  const many = Array.from({ length: 60 }, (_, at) => `It has ${at + 20} users.`).join(' ');
  expect(quotesOf(many)).toHaveLength(60);
});

test('lists the figures of a draft in another language', () => {
  const german =
    'Wir haben im März 30 von 1.200 Kunden und 4,5% des Umsatzes verloren, weil das Mahnen zu lange dauerte.';
  expect(quotesOf(german)).toEqual(['30', '1.200', '4,5%']);
  expect(quotesOf(german, { answers: [{ question: null, text: '30 von 1.200 Kunden' }] as never })).toEqual([
    '4,5%',
  ]);
  expect(quotesOf('Wir haben 2 Kunden, und das ist für uns nicht genug.')).toEqual([]);
});
