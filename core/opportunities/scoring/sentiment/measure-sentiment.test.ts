import { expect, test } from 'vitest';
import { plainProse } from '../plain-prose.ts';
import { measureSentiment } from './measure-sentiment.ts';

test.each([
  'I love this, it saved my week!',
  'Thank you all, you are amazing 🙏',
  'can’t wait for the next release',
  'Not bad at all, works great',
])('"%s" is positive', (text) => {
  expect(measureSentiment(plainProse(text))).toBeGreaterThan(0.05);
});

test.each([
  'Their support is garbage and I am fed up.',
  'I do not like it at all',
  'Yeah right, best service ever. Waste of money.',
  'ugh, so laggy 😡',
  'Ledgerlily support took 10 days to answer, twice.',
  'It took them two weeks to reply to one email.',
])('"%s" is negative', (text) => {
  expect(measureSentiment(plainProse(text))).toBeLessThan(-0.05);
});

test.each([
  'Which is the best tool for this?',
  'It looks like a box with two handles',
  'Any recommendations? Thanks in advance',
  'The meeting is on Tuesday.',
  'Their support team is in Lisbon.',
  '',
])('"%s" is neutral: what is asked for, and politeness, are no feelings', (text) => {
  expect(Math.abs(measureSentiment(plainProse(text)))).toBeLessThan(0.05);
});

test('what is quoted, and code, say nothing of the writer', () => {
  const text = '> I hate this awful garbage\n\n```\nkill(worst_error)\n```\n\nI am happy with it.';
  expect(measureSentiment(plainProse(text))).toBeGreaterThan(0.3);
});

test('a long text is not extreme only because it is long', () => {
  const calm = `It is fine. ${'We meet at noon, and the room is on the left. '.repeat(8)}`;
  expect(measureSentiment(calm.repeat(30))).toBeLessThan(0.5);
});
