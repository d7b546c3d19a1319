import { expect, test } from 'vitest';
import { makeRequest, makeRules } from '../testing/make-request.ts';
import { setScene } from './scene.ts';

type Differs = Parameters<typeof makeRequest>[0];
const sceneOf = (differs: Differs = {}) => setScene(makeRequest(differs));
const THREAD = { body: '', author: 'resident', permalink: '/r/saas/comments/1', comments: [] };

test.each([
  ['Ask for half of it first.', true],
  ['Billwren does that.', false],
  ['More at evil.com.', false],
  ['See [the page](https://billwren.example).', false],
  ['I waited for years.', false],
  ['Say [name] here.', false],
  ['Ask about MONEY first.', false],
  ['Two\u200b words.', false],
  ['Ask first. I waited for years.', false],
])('“%s” may stand: %s', (text, may) => {
  const rules = makeRules({}, { body: { blacklisted: ['money', ''] } });
  expect(sceneOf({ rules }).fits(text)).toBe(may);
});

test('what somebody said in the thread may stand as a quote', () => {
  const thread = { ...THREAD, title: 'Late', body: 'I waited for three months.' };
  expect(sceneOf({ task: 'reply', thread }).fits('> I waited for three months.')).toBe(true);
  expect(sceneOf({ task: 'reply', thread }).fits('I waited for three months.')).toBe(false);
});

test('of wordings one that may stand is said, and nothing where none may', () => {
  const { say } = sceneOf();
  expect(say(null, false, 'Billwren does that.', 'Ask first.', undefined)).toBe('Ask first.');
  expect(say('Billwren does that.', null)).toBe('');
  const said = new Set(Array.from({ length: 40 }, () => say('Ask first.', 'Wait first.')));
  expect(said.size).toBe(2);
});

test.each<[string, Differs, object]>([
  ['a task that names the product', { topic: 'Replace Billwren' }, { task: null, thing: null }],
  ['nothing of a clean topic', { topic: 'Reduce churn' }, { task: 'reduce churn', thing: null }],
])('left out of the topic: %s', (_sentence, differs, subject) => {
  expect(sceneOf(differs).subject).toMatchObject(subject);
});

test('a reply is about its thread, not about the topic that found it', () => {
  const thread = { ...THREAD, title: 'Reduce churn' };
  expect(sceneOf({ task: 'reply', topic: 'late invoices', thread }).subject.task).toBe('reduce churn');
});
