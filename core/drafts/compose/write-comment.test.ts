import { expect, test } from 'vitest';
import type { DraftRequest, ThreadContext } from '../draft-request.ts';
import { makeRequest, makeRules } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { writeComment } from './write-comment.ts';

const thread = (title: string, body = ''): ThreadContext => ({
  title,
  body,
  author: 'resident',
  permalink: '/r/saas/comments/1',
  comments: [],
});
const BARE = { task: 'reply', ctaStyle: 'none', website: null } as const;
const write = (differs: Partial<DraftRequest>) =>
  writeComment(setScene(makeRequest({ ...BARE, ...differs }))).content;
const quoteOf = (body: string, title = 'How do you chase late invoices?') =>
  /^> (.*)$/m.exec(write({ thread: thread(title, body) }))?.[1] ?? null;

test.each([
  [
    'a question',
    'We are four. Is there a polite way to charge late fees?',
    'Is there a polite way to charge late fees?',
  ],
  [
    'a statement that shares two words with the title',
    'All of our invoices are paid late these days.',
    'All of our invoices are paid late these days.',
  ],
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

test('a reply without a theme asks for two things and makes no statement', () => {
  const content = write({ thread: thread('Best way to fold a zebra?') });
  expect(content.match(/^- .*\?$/gm)).toHaveLength(2);
  expect(content).toMatch(/details|without knowing/);
});

test('a reply with a theme weighs two of its points and asks back once', () => {
  const scene = setScene(makeRequest({ ...BARE, thread: thread('How do you chase late invoices?') }));
  const [first, second, third] = scene.concerns;
  const { title, content } = writeComment(scene);
  expect(title).toBeNull();
  expect(content).toContain(first?.weigh);
  expect(content).toContain(second?.weigh);
  expect(content).not.toContain(third?.weigh);
  expect(content.match(/\?$/gm)).toHaveLength(1);
});

test('of two sides it takes none', () => {
  const content = write({ thread: thread('Freelancer or agency?') });
  expect(content).toMatch(/^(?:Between Freelancer and agency|Freelancer or agency) /);
});

test('a name stands before the closing question, a link behind it', () => {
  const site = {
    url: 'https://billwren.example/',
    title: 'Billwren',
    description: '',
    headings: [],
    text: '',
  };
  const given = { thread: thread('How do you chase late invoices?'), website: site };
  expect(write({ ...given, ctaStyle: 'subtle' })).toMatch(/Billwren[^]*\?$/);
  expect(write({ ...given, ctaStyle: 'direct' })).toMatch(/\?[^?]*https:\/\/billwren\.example\/$/);
});

test('forbidden words leave a text that can do without them', () => {
  const rules = makeRules({}, { body: { blacklisted: ['depend', 'invoice', 'tried'] } });
  const content = write({ thread: thread('How do you chase late invoices?'), rules });
  expect(content).not.toMatch(/depend|invoice|tried/);
  expect(content).not.toBe('');
});
