import { expect, test } from 'vitest';
import { makeRequest } from '../testing/make-request.ts';
import { answerByFacts } from './answer-by-facts.ts';

const FACTS = {
  product: 'TidyInbox',
  about: [
    'It has no mobile app.',
    'It costs 4 dollars a month.',
    'TidyInbox sorts newsletters.',
    'It sorts newsletters',
    'We have two cats.',
  ],
};
const LAUNCH = { topic: 'Launching TidyInbox, an app for newsletters', facts: FACTS };
const answer = (differs: Parameters<typeof makeRequest>[0]) =>
  answerByFacts(makeRequest({ ...LAUNCH, ...differs })).map(({ role, text }) => `${role}: ${text}`);

test('of a launch the facts say what it does first, then its price, then its limits, each of them once', () => {
  expect(answer({})).toEqual([
    'point: It sorts newsletters.',
    'point: It costs 4 dollars a month.',
    'failed: It has no mobile app.',
  ]);
});

test('what the author answered wins over every fact of the same role, be it asked for or not', () => {
  const limit = ['failed: It has no mobile app.'];
  expect(answer({ answers: [{ role: 'point', text: 'it tidies' }] })).toEqual(limit);
  expect(answer({ answers: [{ role: null, text: 'it tidies' }] })).toEqual(limit);
});

test.each([
  ['somebody else’s product', { topic: 'Launching Quillbox, a small invoicing app' }],
  ['their own, of which there are no facts', { topic: 'Launching Quillbox, an app', isOwn: true }],
  ['what they say is not theirs', { isOwn: false }],
  ['no product', { topic: 'Launching our new pricing page' }],
  ['a question about something else', { topic: 'How do you write cold emails?' }],
  ['a comment', { task: 'comment' }],
  ['a text that may not mention it', { ctaStyle: 'none' }],
] as const)('the facts answer nothing of %s', (_, differs) => {
  expect(answer(differs)).toEqual([]);
});

test('without a name among them the facts are about what the author says is theirs', () => {
  expect(answer({ facts: { ...FACTS, product: null }, isOwn: true })).toContain(
    'point: It sorts newsletters.',
  );
});
