import { expect, test } from 'vitest';
import { ownSentences } from './own-sentences.ts';

const GENERATED = { title: 'How do you chase invoices?', content: 'We send three mails. What do you do?' };

test('what was not generated is the author’s, sentence by sentence', () => {
  const now = {
    title: 'How do you chase invoices?',
    content: 'We send four mails. What do you do?\n\n- We call, too',
  };
  expect(ownSentences(now, GENERATED, [])).toEqual(['We send four mails.', 'We call, too']);
  expect(ownSentences(GENERATED, null, [])).toHaveLength(3);
});

test('a sentence with a claim that nobody confirmed is not, nor what is quoted', () => {
  const now = { title: null, content: '> We never pay.\n\nIt is used by 200 teams, and I like it. I do.' };
  expect(ownSentences(now, GENERATED, ['200 teams'])).toEqual(['I do.']);
});

test('the words that we put before an answer are no part of it', () => {
  const now = { title: null, content: 'What did not work: longer timeouts.' };
  expect(ownSentences(now, GENERATED, [])).toEqual(['longer timeouts.']);
});

test('an answer that was generated with a lead is generated', () => {
  const given = { title: null, content: 'longer timeouts helped nobody.' };
  const now = { title: null, content: 'What did not work: longer timeouts helped nobody.' };
  expect(ownSentences(now, given, [])).toEqual([]);
});
