import { expect, test } from 'vitest';
import { asQuestion } from './as-question.ts';

test.each([
  ['How would you price it.', 'How would you price it?'],
  ['what is missing', 'what is missing?'],
  ["what's missing", "what's missing?"],
  ['who does your books', 'who does your books?'],
  ['which format do you need', 'which format do you need?'],
  ['is it slow', 'is it slow?'],
  ['Is 9 dollars too cheap', 'Is 9 dollars too cheap?'],
  ['is everyone on WhatsApp by now', 'is everyone on WhatsApp by now?'],
  ['any tips', 'any tips?'],
  ['When you raised your prices, did you lose anyone', 'When you raised your prices, did you lose anyone?'],
])('“%s” asks “%s”', (line, asked) => {
  expect(asQuestion(line)).toBe(asked);
});

test.each([
  ['if it is the right price', 'I would like to hear if it is the right price.'],
  ['Whether this is the right way', 'I would like to hear whether this is the right way.'],
  ['how much the price should be', 'I would like to hear how much the price should be.'],
  ['the onboarding', 'What do you think of the onboarding?'],
  ['Screenshots', 'What I would like to hear: screenshots.'],
  ['Stripe fees', 'What I would like to hear: Stripe fees.'],
  ['iOS screenshots', 'What I would like to hear: iOS screenshots.'],
])('“%s” is told as “%s”', (line, told) => {
  expect(asQuestion(line)).toBe(told);
});

test.each([
  'Any feedback is welcome.',
  'Have mercy on me',
  'Do not hold back',
  'Would welcome honest opinions',
  'Was hoping for honest feedback',
  'We want to hear the worst.',
  'Roast it',
  'Really?',
])('“%s” stays as it is', (line) => {
  expect(asQuestion(line)).toBe(line);
});
