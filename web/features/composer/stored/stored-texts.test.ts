import { expect, test } from 'vitest';
import { keepWork } from '#web/lib/stored-work.ts';
import {
  compositionOf,
  draftRequestOf,
  EMPTY_BRIEF,
  type Composition,
  typedCompositionOf,
} from '../composition.ts';
import { hasOwnWriting, isWorthKeeping, readStored } from './stored-texts.ts';

const START = { brief: EMPTY_BRIEF, composition: null };
const empty = { words: { title: '', content: ' ' }, editing: null, typed: {} } as unknown as Composition;

test('a topic or an answer is kept below an editor that is still empty', () => {
  const withTopic = { ...EMPTY_BRIEF, topic: 'How do you price a second plan?' };
  const withAnswer = { ...EMPTY_BRIEF, answers: { before: 'We had one plan.' } };
  for (const brief of [withTopic, withAnswer]) {
    expect(isWorthKeeping({ brief, composition: null }, START)).toBe(true);
    expect(isWorthKeeping({ brief, composition: empty }, START)).toBe(true);
  }
  expect(isWorthKeeping({ brief: EMPTY_BRIEF, composition: empty }, START)).toBe(false);
});

test('writing is what was typed by hand or changed in a draft, and what a saved post has is kept there', () => {
  const draft = { title: 'T', content: 'C', engine: 'built-in', usage: null, notes: [], advice: null };
  const generated = compositionOf(draft, draftRequestOf(EMPTY_BRIEF), null);
  const words = { title: 'T', content: 'Mine' };
  const typed = typedCompositionOf(EMPTY_BRIEF);
  expect(hasOwnWriting(generated)).toBe(false);
  expect(hasOwnWriting({ ...generated, words })).toBe(true);
  expect(hasOwnWriting({ ...generated, editing: words })).toBe(true);
  expect(hasOwnWriting(typed)).toBe(false);
  const written = { ...typed, editing: null, original: words, words };
  expect(hasOwnWriting(written)).toBe(true);
  expect(hasOwnWriting({ ...written, revision: 3 })).toBe(false);
});

test('answers in work that was stored before forms knew what drafts were made of went into its text', () => {
  const { drafted: _newer, ...brief } = {
    ...EMPTY_BRIEF,
    topic: 'Hiring',
    answers: { failed: 'No refunds.' },
  };
  const interview = { topic: 'Pricing', answers: [{ role: 'failed', text: 'No refunds.' }], isOwn: null };
  keepWork('usr_1:old', { brief, composition: { ...empty, type: 'post', interview } });
  const stored = readStored('usr_1:old');
  expect(stored && draftRequestOf(stored.brief)).not.toHaveProperty('answers');
  keepWork('usr_1:old', { brief: { ...brief, topic: 'Pricing' }, composition: null });
  expect(draftRequestOf(readStored('usr_1:old')!.brief)).toHaveProperty('answers');
});
