import { expect, test } from 'vitest';
import { saysNothing } from './says-nothing.ts';

test.each([
  'not sure',
  'Not sure yet.',
  'no idea',
  'n/a',
  'N.A.',
  'idk',
  "I don't know",
  'I’m not sure',
  'tbd',
  '-',
  '?',
])('%j answers nothing', (answer) => expect(saysNothing(answer)).toBe(true));

test.each([
  'nothing',
  'none',
  'no',
  'Not sure it scales past ten teams',
  'no idea who pays for it',
  'I don’t know a better way',
  '3',
  '5x',
])('%j is an answer', (answer) => expect(saysNothing(answer)).toBe(false));

test.each(['none', 'No.', 'nothing'])('%j wishes to hear nothing', (answer) => {
  expect(saysNothing(answer, 'ask')).toBe(true);
  expect(saysNothing(answer, 'failed')).toBe(false);
});
