import { expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { EMPTY_BRIEF, typedCompositionOf } from '../composition.ts';
import { movedTo } from './move-text.ts';

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
