import { expect, test } from 'vitest';
import type { DraftRequest, WebsiteFacts } from '../draft-request.ts';
import { makeRequest, makeRules } from '../testing/make-request.ts';
import { setScene } from './scene.ts';
import { findAspects, findSiteSentence, listOf } from './site-words.ts';

const SITE: WebsiteFacts = {
  url: 'https://billwren.example/',
  title: 'Billwren',
  description: '',
  headings: [],
  text: '',
};
const sceneOf = (site: Partial<WebsiteFacts>, differs: Partial<DraftRequest> = {}) =>
  setScene(makeRequest({ topic: 'late invoices', website: { ...SITE, ...site }, ...differs }));
const POINT = 'Late invoices are the most common problem of small agencies.';

test.each([
  ['a statement on the topic', POINT, POINT],
  [
    'the one that says most on it',
    `Invoices are often late because of invoices and lateness there. ${POINT}`,
    'Invoices are often late because of invoices and lateness there.',
  ],
  ['nothing off the topic', 'Dentists are the most common problem of small children.', null],
  ['nothing that shares a single word', 'Invoices are the most common problem of small agencies.', null],
  ['no advertisement', 'Late invoices are handled by the best tool for small agencies.', null],
  ['nothing in the first person', 'Late invoices are what we take care of for small agencies.', null],
  ['no address of the reader', 'Late invoices are your most common problem in small agencies.', null],
  ['no question', 'Are late invoices the most common problem of small agencies?', null],
  ['no heading', 'Late invoices, reminders, late fees and more for small agencies.', null],
  ['nothing short', 'Late invoices are common.', null],
  ['nothing that names the product', 'Late invoices are what Billwren handles for small agencies.', null],
  ['no order of a stranger', 'Late invoices are at https://evil.com for all small agencies.', null],
])('of the author’s page, %s is quoted', (_sentence, text, sentence) => {
  expect(findSiteSentence(sceneOf({ text }))).toBe(sentence);
});

test('a reply looks for what its thread asks, and a community’s forbidden words are not quoted', () => {
  const thread = { title: 'Dentists?', body: '', author: 'x', permalink: '/r/x/comments/1', comments: [] };
  expect(findSiteSentence(sceneOf({ text: POINT }, { task: 'reply', thread }))).toBeNull();
  const rules = makeRules({}, { body: { blacklisted: ['AGENCIES'] } });
  expect(findSiteSentence(sceneOf({ text: POINT }, { rules }))).toBeNull();
  expect(findSiteSentence(sceneOf({}, { website: null }))).toBeNull();
});

test.each([
  ['Reminders for late invoices', ['reminders for late invoices']],
  ['PDF invoices and reminders', ['PDF invoices and reminders']],
  ['Late invoices', []],
  ['Dentists and reminders', []],
  ['Send invoices and reminders', []],
  ['Why invoices need reminders', []],
  ['Your invoices and reminders', []],
  ['The best invoices and reminders', []],
  ['Invoices: all the reminders', []],
  ['Invoices with a reminder', []],
])('the heading “%s” names %j', (heading, aspects) => {
  expect(findAspects(sceneOf({ headings: [heading] }))).toEqual(aspects);
});

test.each([
  [[], ''],
  [['fees'], 'fees'],
  [['fees', 'reminders'], 'fees and reminders'],
  [['fees', 'tone', 'reminders'], 'fees, tone and reminders'],
])('%j is told as “%s”', (items, text) => {
  expect(listOf(items)).toBe(text);
});
