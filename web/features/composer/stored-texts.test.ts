import { expect, test } from 'vitest';
import { EMPTY_BRIEF, type Composition } from './composition.ts';
import { isWorthKeeping } from './stored-texts.ts';

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
