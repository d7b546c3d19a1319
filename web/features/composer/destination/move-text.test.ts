import { expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { EMPTY_BRIEF, typedCompositionOf } from '../composition.ts';
import { answering, isForAnotherThread, movedTo } from './move-text.ts';

const ofSaas: Note = { kind: 'advice', text: 'A rule of r/saas: “Say that it is yours.”' };
const ofText: Note = { kind: 'suggestion', text: 'Say what you tried.' };
const advice = {
  verdict: 'dontPost',
  reason: 'r/saas does not take promotion.',
  betterAction: 'Wait.',
} as const;
const text = {
  ...typedCompositionOf({ ...EMPTY_BRIEF, subreddit: 'saas' }),
  flair: 'Show',
  notes: [ofSaas, ofText],
  advice,
};

test('what held in the old subreddit alone does not go along, and is there again once it is back', () => {
  const moved = movedTo(text, 'r/startups');
  expect(moved).toMatchObject({ subreddit: 'startups', flair: '', notes: [ofText], advice: null });
  expect(movedTo(movedTo(moved, 'webdev'), 'saas')).toEqual(text);
});

test('another spelling of the same name moves nothing', () => {
  expect(movedTo(text, 'SaaS')).toEqual({ ...text, subreddit: 'SaaS' });
});

const threadIn = (community: string, id: string) => `https://www.reddit.com/r/${community}/comments/${id}/x/`;
const reply = { ...text, type: 'comment', parentUrl: threadIn('saas', 'one1') } as const;

test('a reply answers the thread that the form names, where that is in its community', () => {
  expect(answering(reply, threadIn('SaaS', 'two2')).parentUrl).toBe(threadIn('SaaS', 'two2'));
  expect(answering(reply, threadIn('startups', 'two2'))).toBe(reply);
  expect(answering(text, threadIn('saas', 'two2'))).toBe(text);
});

test('a reply that was moved with its thread answers its old one once it is back', () => {
  const moved = answering(movedTo(reply, 'startups'), threadIn('startups', 'two2'));
  expect(moved).toMatchObject({ subreddit: 'startups', parentUrl: threadIn('startups', 'two2') });
  expect(movedTo(moved, 'saas')).toEqual(reply);
});

test.each([
  [threadIn('saas', 'two2'), true],
  [threadIn('saas', 'one1'), false],
  ['https://old.reddit.com/r/saas/comments/one1/', false],
  ['not a thread', false],
  ['', false],
])('whether the form names another thread with “%s” is %s', (named, is) => {
  expect(isForAnotherThread(reply, named)).toBe(is);
});
