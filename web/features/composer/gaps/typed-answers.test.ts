import { expect, test } from 'vitest';
import { compositionOf, draftRequestOf, EMPTY_BRIEF } from '../composition.ts';
import { withTyped } from './typed-answers.ts';

const note = { kind: 'suggestion', role: 'failed', text: 'What can it not do yet?', insert: '' } as const;
const draft = { title: 'T', content: 'We price by hand.', engine: 'built-in', usage: null, advice: null };
const brief = { ...EMPTY_BRIEF, topic: 'How do you price a service?', subreddit: 'saas' };
const begun = compositionOf({ ...draft, notes: [note] }, draftRequestOf(brief), null);

test('what is typed into a gap went into the draft on its topic, and not into the next on another', () => {
  const work = withTyped({ brief, composition: { ...begun, typed: { failed: 'No refunds' } } });
  expect(work.composition?.words.content).toContain('No refunds.');
  expect(draftRequestOf(work.brief)).toHaveProperty('answers');
  expect(draftRequestOf({ ...work.brief, topic: 'Launching Quillbox' })).not.toHaveProperty('answers');
});

test('an answer to another topic that the text happens to say closes no gap of it', () => {
  const other = { topic: 'Launching Quillbox', text: 'We price by hand' };
  const left = { ...brief, answers: { failed: other.text }, drafted: { failed: other } };
  const work = withTyped({ brief: left, composition: { ...begun, typed: { failed: 'No refunds' } } });
  expect(work.composition?.words.content).toContain('No refunds.');
});
