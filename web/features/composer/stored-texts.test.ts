import { expect, test } from 'vitest';
import {
  compositionOf,
  draftRequestOf,
  EMPTY_BRIEF,
  type Composition,
  typedCompositionOf,
} from './composition.ts';
import { hasOwnWriting, isWorthKeeping } from './stored-texts.ts';

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
