import { expect, test } from 'vitest';
import { describeSentiment, judgeSentiment } from './judge-sentiment.ts';

const judge = (text: string, intent: Parameters<typeof judgeSentiment>[1] = 'none') =>
  describeSentiment(judgeSentiment({ title: '', text }, intent));

test.each([
  ['positive', 'I love this, it saved my week!'],
  ['negative', 'Their support is horrible and I hate it.'],
  ['neutral', 'The meeting is on Tuesday.'],
  ['neutral', ''],
])('rates as %s: %s', (sentiment, text) => {
  expect(judge(text)).toBe(sentiment);
});

test('rates polite words in a request as neutral', () => {
  expect(judge('Any good tips? I would be happy to pay, thanks!', 'recommendation')).toBe('neutral');
});

test('rates a complaint in friendly words as negative', () => {
  expect(judge('Thanks a lot, great service.', 'complaint')).toBe('negative');
});

test('ignores quotes and code', () => {
  expect(judge('> I hate this awful garbage\n\n```\nkill(worst_error)\n```\n\nI am happy with it.')).toBe(
    'positive',
  );
});
