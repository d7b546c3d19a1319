import { expect, test } from 'vitest';
import type { Draft, DraftRequest } from '../draft-request.ts';
import { makeRulesWith, type RulesOverrides, makeRequest } from '#test/drafts/make-request.ts';
import { frameDraft } from './draft-frame.ts';
import { findProblems } from './find-problems.ts';

const DRAFT: Draft = { title: 'Late payers', content: 'Some people ask for half of the money first.' };
const notesOf = (draft: Partial<Draft>, differs: Partial<DraftRequest> = {}) =>
  findProblems({ ...DRAFT, ...draft }, frameDraft(makeRequest(differs)));
const problems = (...given: Parameters<typeof notesOf>) => notesOf(...given).map(({ text }) => text);
const ruled = (rules: RulesOverrides, differs: Partial<DraftRequest> = {}) =>
  problems({}, { rules: makeRulesWith(rules), ...differs });

test.each<[RulesOverrides, string[]]>([
  [{}, []],
  [{ title: { minLength: 11 }, body: { minLength: 44 } }, []],
  [{ title: { minLength: 12 } }, ['r/saas: the title needs at least 12 characters; it has 11.']],
  [{ title: { blacklisted: ['LATE', 'why', ''] } }, ['r/saas: the title may not contain “LATE”.']],
  [{ title: { required: ['[Q]', 'payers'] } }, []],
  [{ title: { required: ['[Q]', '[A]'] } }, ['r/saas: the title needs one of: “[Q]”, “[A]”.']],
  [{ title: { patterns: ['^\\d', '^Late'] } }, []],
  [{ title: { patterns: ['('] } }, []],
  [{ body: { minLength: 45 } }, ['r/saas: the text needs at least 45 characters; it has 44.']],
  [{ body: { blacklisted: ['Money', 'half'] } }, ['r/saas: the text may not contain “Money”, “half”.']],
  [{ body: { required: ['budget'] } }, ['r/saas: the text needs one of: “budget”.']],
  [{ body: { patterns: ['^\\d'] } }, ['r/saas: the text has to fit the pattern “^\\d”.']],
  [{ flairRequired: true }, ['r/saas: every post needs a flair.']],
])('for a community with the rules %j, reports: %j', (rules, said) => {
  expect(ruled(rules)).toEqual(said);
});

test('reports nothing about the text if posts have no text', () => {
  expect(ruled({ body: { policy: 'notAllowed', minLength: 900, blacklisted: ['half'] } })).toEqual([
    'r/saas takes posts without text. Use this text as the first comment under your post.',
  ]);
});

test('rules for posts do not apply to comments', () => {
  const rules = {
    title: { minLength: 99 },
    body: { minLength: 999, blacklisted: ['half'] },
    flairRequired: true,
  };
  expect(ruled(rules, { task: 'comment' })).toEqual([]);
});

test('limits on promotion apply only to a text with a product', () => {
  const rules = { rules: { promotion: 'limited' as const, quotes: { promotion: 'Saturdays only.' } } };
  expect(ruled(rules, { ctaStyle: 'subtle' })).toEqual(['A rule of r/saas: “Saturdays only.”']);
  expect(ruled(rules, { ctaStyle: 'none' })).toEqual([]);
});

test.each([
  ['It saves 73% of the time.', ['73%']],
  ['It saves 73 percent or $4,500 or 73% again and 73%.', ['73 percent', '$4,500', '73%']],
  ['It is 3x faster for 10k people.', ['3x', '10k people']],
  ['It takes 12 percent.', []],
  ['It saves 40% for €9.', []],
  ['Ask 3 people in 2024 about version 2.5.', ['3 people', '2024', '2.5']],
  ['31% 32% 33% 34% 35% 36%', ['31%', '32%', '33%', '34%', '35%', '36%']],
])('for “%s”, reports figures without a source: %j', (content, figures) => {
  const facts = { product: null, about: ['We keep 12% of it.'] };
  const thread = {
    title: 'Is €9 a lot?',
    body: 'They want 40% of it.',
    author: 'resident',
    permalink: '/r/saas/comments/1',
    comments: [],
  };
  const quotes = notesOf({ content }, { facts, thread }).flatMap(({ quote }) => quote ?? []);
  expect(quotes).toEqual(figures);
});
