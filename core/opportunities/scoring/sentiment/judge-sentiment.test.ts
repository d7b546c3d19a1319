import { expect, test } from 'vitest';
import { scoreThread } from '../score-thread.ts';

const sentimentOf = (title: string, text = '') => {
  const { sentiment, intent } = scoreThread({ title, text, keywords: [], keywordsAsked: 0, standing: null });
  return { sentiment, intent };
};
const GOOD = 'I am happy with the team, and I love how easy and honest our work is.';

test.each([
  ['$109 a year. For envelopes', 'I loved this app. My whole office uses it, and this is how you repay us?'],
  ['Their support told me to upgrade', `Never again. ${GOOD}`],
  [
    'Heated seats subscription. I OWN THE CAR',
    '18 a month. I paid for it. Whoever came up with this deserves it.',
  ],
])('where “%s” is read as a complaint, it is not positive', (title, text) => {
  const { intent, sentiment } = sentimentOf(title, text);
  expect([intent, sentiment]).toEqual(['complaint', 'negative']);
});

test.each([
  'Half of the trials end with “too expensive”. We moved to yearly plans and nothing changed. What are we doing wrong?',
  'We hired for 23 hours instead of forty and nothing has changed',
  'Everybody writes the same letter. What am I doing wrong?',
  'Alternatives to Shelfmail for a small team? It has to share our inbox without trouble',
  'Looking for an alternative to Shelfmail',
  'Are there any good alternatives to Shelfmail?',
  'It is way too expensive for what it does',
  'I tried three tools, and nothing worked',
])('“%s” is not positive, however friendly the rest of it', (title) => {
  expect(sentimentOf(title, GOOD).sentiment).not.toBe('positive');
  expect(sentimentOf(title, '').sentiment).not.toBe('positive');
});

test.each([
  'It is not too expensive. Support answers at once',
  'I built a free alternative to Shelfmail, and people enjoy it',
  'Never tired of it',
  'Well done with the new editor',
  'Why our team is so glad',
  'We found a great alternative and could not be happier',
  'This alternative to Shelfmail is wonderful',
])('“%s” stays positive', (title) => {
  expect(sentimentOf(title, GOOD).sentiment).toBe('positive');
});

const KIND =
  'I would like the best for our customers, and I am happy to pay. Any pointers are appreciated, thank you!';

test.each([
  'How do you answer support on weekends when you are two people?',
  'Can anyone recommend a help desk for a small shop?',
  'Cartwright or Shelfware for a small shop?',
])('whoever asks “%s” in kind words has a need and no joy', (title) => {
  expect(sentimentOf(title, KIND)).toMatchObject({ sentiment: 'neutral' });
});

test('kind words of somebody who asks for nothing are joy', () => {
  expect(sentimentOf('Our best year so far', 'Good people, kind customers, a fine team.')).toEqual({
    sentiment: 'positive',
    intent: 'none',
  });
});

test('whoever asks and says that they love something is glad of it', () => {
  const loving = 'I love Shelfmail, it is wonderful. Can anyone recommend a calendar that is as good?';
  expect(sentimentOf('A calendar like Shelfmail', loving).sentiment).toBe('positive');
});
