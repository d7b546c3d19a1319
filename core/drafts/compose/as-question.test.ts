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
  ['Is it slow.', 'Is it slow?'],
  ['is pricing clear', 'is pricing clear?'],
  ['are prices too high', 'are prices too high?'],
  ['does Stripe work here', 'does Stripe work here?'],
  ['are use cases clear', 'are use cases clear?'],
  ['should prices be higher', 'should prices be higher?'],
  ['is anything missing', 'is anything missing?'],
  ['is Stripe ok', 'is Stripe ok?'],
  ['or is the trial too short', 'or is the trial too short?'],
  ['Do shops need this', 'Do shops need this?'],
  ['do small shops pay for this', 'do small shops pay for this?'],
  ['do you need this', 'do you need this?'],
  ['which tools have you tried', 'which tools have you tried?'],
  ['have people stopped reading', 'have people stopped reading?'],
  ['Can teams use this', 'Can teams use this?'],
  ['Would Berlin work better', 'Would Berlin work better?'],
  ['Has pricing changed for you', 'Has pricing changed for you?'],
  ['was the booth worth it', 'was the booth worth it?'],
  ['how long is too long', 'how long is too long?'],
  ['How much is too much', 'How much is too much?'],
  ['how much money is enough', 'how much money is enough?'],
  ['how often do customers ask', 'how often do customers ask?'],
  ["why's it slow", "why's it slow?"],
  ["when're the fairs in Ohio", "when're the fairs in Ohio?"],
  ['When you raised your prices, did you lose anyone', 'When you raised your prices, did you lose anyone?'],
])('“%s” asks “%s”', (line, asked) => {
  expect(asQuestion(line)).toBe(asked);
});

test.each([
  ['if it is the right price', 'I would like to hear if it is the right price.'],
  ['Whether this is the right way', 'I would like to hear whether this is the right way.'],
  ['how much the price should be', 'I would like to hear how much the price should be.'],
  ['how long customers will wait', 'I would like to hear how long customers will wait.'],
  ["what you'd miss", "I would like to hear what you'd miss."],
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
  'Were hoping for honest feedback',
  'Was the hardest year of my life',
  'Was worth every penny',
  'Do the math',
  'Do it yourself',
  'Do the dishes first',
  'Have the courage to say no',
  'Can recommend it to anybody',
  'Can take harsh words well',
  'Could use some honest words',
  'Will reply to all of it',
  'Did what we could',
  'Had hoped for more of you',
  'Has been on my mind',
  'Should be short',
  'Is worth it all the same',
  'Any opinion, but an honest one is welcome',
  'We want to hear the worst.',
  'Roast it',
  'Really?',
])('“%s” stays as it is', (line) => {
  expect(asQuestion(line)).toBe(line);
});
