import { expect, test } from 'vitest';
import { findExclusiveThread, findPromotionThread } from './find-promotion-thread.ts';
import { findReposts } from './find-reposts.ts';
import { findVerdictThread } from './promotion-verdict.ts';
import { readRules } from './read-rules.ts';

const rule = (text: string) => [{ name: 'A rule', text }];

test.each([
  ['Be kind. Self-promotion goes into the monthly thread.', 'A monthly thread'],
  ['Share your startup in the weekly megathread on Mondays, nowhere else.', 'A weekly thread, on Mondays'],
  ['Links to your own startup go into the pinned thread of the month, nowhere else.', 'A monthly thread'],
  ['Show your project in the Saturday showcase thread.', 'A thread, on Saturdays'],
])('finds the promotion thread in: %s', (text, words) => {
  const found = findPromotionThread(rule(text));
  expect(found?.words).toBe(words);
  expect(text).toContain(found?.quote);
});

test.each([
  'No self-promotion.',
  'Read the weekly thread for news.',
  'Keep the thread on topic and share what you know.',
  'Teilt euer Projekt im wöchentlichen Thread und nirgendwo sonst, bitte.',
])('finds no promotion thread in: %s', (text) => {
  expect(findPromotionThread(rule(text))).toBeNull();
});

test.each([
  ['Pitches of your own startup go into the pinned thread of the month, nowhere else.', true],
  ['Self-promotion only in the weekly thread.', true],
  ['No self-promotion outside the monthly thread.', true],
  ['Self-promotion goes into the monthly thread.', false],
  ['Share your project on Saturdays only, or in the weekly thread.', false],
  ['Only moderators start feedback threads.', false],
])('tells whether the thread is the only place for promotion: %s %s', (text, isOnly) => {
  expect(findExclusiveThread(rule(text))).toBe(isOnly ? text : null);
});

test.each([
  ['No reposts.', 'Not allowed'],
  ['Reposts within 6 months are removed.', 'With a limit: 6 months'],
  ['Do not post links that were already posted.', 'Not allowed'],
])('finds the rule on reposts in: %s', (text, words) => {
  expect(findReposts(rule(text))).toEqual({ words, quote: text });
});

test.each(['Post in English.', 'Crossposts are welcome.'])('finds no rule on reposts in: %s', (text) => {
  expect(findReposts(rule(text))).toBeNull();
});

test.each([
  ['Self-promotion only in the weekly thread.', 'weekly thread'],
  ['No self-promotion. Feedback on your project goes into the weekly thread.', null],
  ['No self-promotion at all.', null],
])('the verdict names the thread that promotion is limited to: %s', (text, thread) => {
  const rules = rule(text);
  expect(findVerdictThread(readRules(rules, null), rules)).toBe(thread);
});
