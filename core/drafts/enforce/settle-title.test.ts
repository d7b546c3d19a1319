import { expect, test } from 'vitest';
import { makeRequest, makeRules } from '#test/drafts/make-request.ts';
import { frameDraft } from './draft-frame.ts';
import { settleTitle } from './settle-title.ts';

type Differs = Parameters<typeof makeRequest>[0];
const settle = (raw: string | null, differs: Differs = {}) =>
  settleTitle(raw, frameDraft(makeRequest({ topic: 'Late payers', ...differs })));
const titleOf = (raw: string, differs: Differs = {}) => settle(raw, differs)?.title;

test.each([
  ['# Title: How early do you ask?', 'How early do you ask?'],
  ['“How early do you ask?”', 'How early do you ask?'],
  ['How **early**\ndo you ask?', 'How early do you ask?'],
  ['Is (notes.io) better than paper.com?', 'Is (notes) better than paper?'],
  ['Ask at billwren.example first', 'Ask at first'],
  ['[Discussion] How early?', '[Discussion] How early?'],
  ['[Case study] How early?', 'Late payers'],
  ['me@evil.com asks', 'Late payers'],
  ['…?!', 'Late payers'],
  ['The key sk-live-0123456789', 'Late payers'],
  ['In my experience they pay', 'Late payers'],
])('turns the title %j into %j', (raw, title) => {
  expect(titleOf(raw)).toBe(title);
});

test('reports a replaced title, but not a cleaned-up or a missing one', () => {
  expect(settle('**How early?**')?.replaced).toBe(false);
  expect(settle('How [Product] helps')?.replaced).toBe(true);
  expect(settle(null)).toEqual({ title: 'Late payers', replaced: false });
});

test('keeps the topic as typed, with its links and names', () => {
  for (const topic of ['See https://my.example/page…', 'A TODO app', 'Billwren or Billwren'])
    expect(titleOf('', { topic, ctaStyle: 'none' })).toBe(topic);
});

test('replaces a meaningless topic with a plain question', () => {
  expect(titleOf('', { topic: '…', community: 'x', ctaStyle: 'none' })).toBe('A question for r/x');
});

test.each([
  ['none', 'Billwren or paper', 'Late payers'],
  ['subtle', 'Billwren or paper', 'Billwren or paper'],
  ['subtle', 'Billwren or Billwren', 'Late payers'],
  ['direct', 'Billwren or Billwren', 'Billwren or Billwren'],
] as const)('in the style “%s”, turns %j into %j', (ctaStyle, raw, title) => {
  expect(titleOf(raw, { ctaStyle })).toBe(title);
});

test('keeps an experience that the topic states', () => {
  expect(titleOf('I lost two clients', { topic: 'I lost two clients last year' })).toBe('I lost two clients');
});

test.each([
  ['How early?', ['[Discussion]', '[Question]'], '[Question] How early?'],
  ['Late payers', ['[Help]', '[Discussion]'], '[Discussion] Late payers'],
  ['Late payers', ['[Help]', '[Case]'], '[Help] Late payers'],
  ['[Case] Late payers', ['[Help]', '[Case]'], '[Case] Late payers'],
  ['[case] late payers', ['[Help]', '[Case]'], '[Help] Late payers'],
])('turns the title %j with the required tags %j into %j', (raw, titleTags, title) => {
  expect(titleOf(raw, { rules: makeRules({ titleTags }) })).toBe(title);
});

test('counts the tag towards the length limit', () => {
  const rules = makeRules({ titleTags: ['[Help]'] }, { title: { maxLength: 24 } });
  expect(titleOf('How early do you ask them', { rules })).toBe('[Help] How early do you');
});
