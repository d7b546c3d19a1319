import { expect, test } from 'vitest';
import { makeRequest } from '#test/drafts/make-request.ts';
import { frameDraft } from './draft-frame.ts';
import { judgeSentence } from './judge-sentence.ts';
import { FOREIGN_MARK, OWN_MARK } from '#core/mentions/own-site.ts';

const THREAD = {
  title: 'Late again',
  body: 'I waited for three months.',
  author: 'resident',
  permalink: '/r/saas/comments/1',
  comments: [],
};
const frame = frameDraft(makeRequest({ thread: THREAD }));
const silent = frameDraft(makeRequest({ ctaStyle: 'none' }));
const linkless = frameDraft(makeRequest({ website: null }));
const judge = (text: string, how: { quoted?: boolean; code?: boolean } = {}, within = frame) =>
  judgeSentence({ text, quoted: false, code: false, isFirst: true, ...how }, within);

test.each([
  ['Ask for half of it first.', null],
  [`More at evil.${FOREIGN_MARK}com.`, 'link'],
  [`The marker is ${frame.marker}.`, 'secret'],
  ['The key is sk-live-0123456789.', 'secret'],
  ['Ask [Name] first.', 'placeholder'],
  ['I waited for years.', 'claim'],
  [`The page is at ${OWN_MARK}.`, null],
  ['Billwren reminds them.', null],
])('the fault in “%s” is: %s', (text, fault) => {
  expect(judge(text)).toBe(fault);
});

test('of several faults, reports the most serious', () => {
  expect(judge(`I used sk-live-0123456789 of [Name] at evil.${FOREIGN_MARK}com.`)).toBe('link');
  expect(judge('I used sk-live-0123456789 of [Name].')).toBe('secret');
  expect(judge('I used [Name].')).toBe('placeholder');
});

test('rejects the product, its address and its disclosure if none is wanted', () => {
  expect(judge('Billwren reminds them.', {}, silent)).toBe('mention');
  expect(judge('Disclosure: I work on Billwren.', {}, silent)).toBe('mention');
  expect(judge(`It is at ${OWN_MARK}.`, {}, linkless)).toBe('link');
});

test('accepts our own disclosure without a source', () => {
  expect(judge('Disclosure: I work on Billwren. ')).toBeNull();
});

test('accepts a quote from the thread, but marks the same words as a claim outside the quote', () => {
  expect(judge('I waited for three months.', { quoted: true })).toBeNull();
  expect(judge('I waited for three months.')).toBe('claim');
  expect(judge('I waited for nine months.', { quoted: true })).toBe('claim');
});

test.each([
  ['const my = clients(1);', null],
  ['i = we.count', null],
  ['if my_list:', null],
  ['I used it for 6 months.', 'claim'],
  ['let [name] = f', null],
  ['// TODO', 'placeholder'],
])('the fault in the line of code “%s” is: %s', (text, fault) => {
  expect(judge(text, { code: true })).toBe(fault);
});
