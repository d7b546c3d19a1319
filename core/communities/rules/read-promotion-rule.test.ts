import { expect, test } from 'vitest';
import { findOtherSubjects } from './read-promotion-rule.ts';
import { readRulesRecord } from './read-rules-record.ts';

const CIVIL = { name: 'Be civil', text: 'No insults and no harassment.' };

test.each([
  ['banned', 'No self-promotion', 'Do not advertise your product, channel or blog here.'],
  ['limited', 'Self-promotion', 'Self-promotion is only allowed in the weekly thread.'],
  ['permission', 'Self-promotion', 'Message the moderators for approval before you promote anything.'],
  ['unknown', 'Stay on topic', 'Posts have to be about gardening.'],
])('reads promotion as %s from "%s: %s"', (verdict, name, text) => {
  expect(readRulesRecord({ rules: [CIVIL, { name, text }] }).promotion).toBe(verdict);
});

test('quotes a sentence of the rules for each verdict, even an unclear one', () => {
  const rules = [{ name: 'No ads for pour over gear', text: '' }];
  const { promotion, quotes } = readRulesRecord({ rules });
  expect(['banned', 'unclear']).toContain(promotion);
  expect(quotes.promotion).toBe('No ads for pour over gear');
});

test('finds the sentence about a subject other than promotion', () => {
  const name = 'No surveys';
  expect(findOtherSubjects([CIVIL, { name, text: 'Surveys and market research are not allowed.' }])).toEqual([
    { subject: 'surveys', quote: expect.stringMatching(/surveys/i) },
  ]);
});

test('finds no other subject if the rules mention none', () => {
  expect(findOtherSubjects([CIVIL])).toEqual([]);
});
