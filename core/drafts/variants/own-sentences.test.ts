import { expect, test } from 'vitest';
import { findOwnSentences } from './own-sentences.ts';

const GENERATED = { title: 'How do you chase invoices?', content: 'We send three mails. What do you do?' };

test('finds the author’s sentences among generated ones', () => {
  const now = {
    title: 'How do you chase invoices?',
    content: 'We send four mails. What do you do?\n\n- We call, too',
  };
  expect(findOwnSentences(now, GENERATED, [])).toEqual(['We send four mails.', 'We call, too']);
  expect(findOwnSentences(GENERATED, null, [])).toHaveLength(3);
});

test('excludes sentences with an unconfirmed claim, and quotes', () => {
  const now = { title: null, content: '> We never pay.\n\nIt is used by 200 teams, and I like it. I do.' };
  expect(findOwnSentences(now, GENERATED, ['200 teams'])).toEqual(['I do.']);
});

test('ignores the leads before answers', () => {
  const now = { title: null, content: 'What did not work: longer timeouts.' };
  expect(findOwnSentences(now, GENERATED, [])).toEqual(['longer timeouts.']);
});

test('an answer generated with a lead counts as generated', () => {
  const given = { title: null, content: 'longer timeouts helped nobody.' };
  const now = { title: null, content: 'What did not work: longer timeouts helped nobody.' };
  expect(findOwnSentences(now, given, [])).toEqual([]);
});
