import { expect, test } from 'vitest';
import type { CommunityRules, Draft, DraftRequest } from '../draft-request.ts';
import { makeRequest, NO_RULES } from '../testing/make-request.ts';
import { frameDraft } from './draft-frame.ts';
import { findProblems } from './find-problems.ts';

const DRAFT: Draft = { title: 'Late payers', content: 'Some people ask for half of the money first.' };
const problems = (draft: Partial<Draft>, differs: Partial<DraftRequest> = {}) =>
  findProblems({ ...DRAFT, ...draft }, frameDraft(makeRequest(differs))).map(({ text }) => text);
const ruled = (rules: Partial<CommunityRules>, differs: Partial<DraftRequest> = {}) =>
  problems({}, { rules: { ...NO_RULES, ...rules }, ...differs });

test.each<[Partial<CommunityRules>, string[]]>([
  [{}, []],
  [{ titleMinLength: 11, bodyMinLength: 44 }, []],
  [{ titleMinLength: 12 }, ['r/saas wants a title of at least 12 characters.']],
  [{ titleForbidden: ['LATE', 'why', ''] }, ['r/saas does not take these words in a title: “LATE”.']],
  [{ titleRequired: ['[Q]', 'payers'] }, []],
  [{ titleRequired: ['[Q]', '[A]'] }, ['r/saas wants one of these in the title: “[Q]”, “[A]”.']],
  [{ titlePatterns: ['^\\d', '^Late'] }, []],
  [{ titlePatterns: ['('] }, []],
  [{ bodyMinLength: 45 }, ['r/saas wants at least 45 characters; this text has 44.']],
  [{ bodyForbidden: ['Money', 'half'] }, ['r/saas does not take these words: “Money”, “half”.']],
  [{ bodyRequired: ['budget'] }, ['r/saas wants one of these in the text: “budget”.']],
  [{ bodyPatterns: ['^\\d'] }, ['r/saas asks for a certain form of text, and this one does not have it.']],
  [{ flairRequired: true }, ['r/saas asks every post to have a flair.']],
])('of a community with the rules %j it is said: %j', (rules, said) => {
  expect(ruled(rules)).toEqual(said);
});

test('where posts have no text, nothing is said of the form of a text', () => {
  expect(ruled({ bodyPolicy: 'notAllowed', bodyMinLength: 900, bodyForbidden: ['half'] })).toEqual([
    'r/saas takes posts without text. Use this text as the first comment under your post.',
  ]);
});

test('rules for posts do not concern comments', () => {
  const rules = { titleMinLength: 99, bodyMinLength: 999, flairRequired: true, bodyForbidden: ['half'] };
  expect(ruled(rules, { task: 'comment' })).toEqual([]);
});

test('limits of promotion concern a text with a product only', () => {
  const rules = { promotionLimits: ['Saturdays only.'] };
  expect(ruled(rules, { ctaStyle: 'subtle' })).toEqual(['A rule of r/saas: “Saturdays only.”']);
  expect(ruled(rules, { ctaStyle: 'none' })).toEqual([]);
});

test.each([
  ['It saves 73% of the time.', ['73%']],
  ['It saves 73 percent or $4,500 or 73% again and 73%.', ['73 percent', '$4,500', '73%']],
  ['It is 3x faster for 10k people.', ['3x', '10k']],
  ['It takes 12 percent.', []],
  ['It saves 40% for €9.', []],
  ['Ask 3 people in 2024 about version 2.5.', []],
  ['31% 32% 33% 34% 35% 36%', ['31%', '32%', '33%', '34%', '35%']],
])('of the figures in “%s” these came from nowhere: %j', (content, figures) => {
  const facts = { product: null, about: ['We keep 12% of it.'] };
  const thread = {
    title: 'Is €9 a lot?',
    body: 'They want 40% of it.',
    author: 'resident',
    permalink: '/r/saas/comments/1',
    comments: [],
  };
  const said = problems({ content }, { facts, thread }).filter((text) => text.includes('figures'));
  const expected = `Check where these figures come from, or take them out: ${figures.join(', ')}.`;
  expect(said).toEqual(figures.length > 0 ? [expected] : []);
});
