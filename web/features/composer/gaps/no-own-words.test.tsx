import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { type Composition, EMPTY_BRIEF, typedCompositionOf } from '../composition.ts';
import { NoOwnWords } from './no-own-words.tsx';

afterEach(cleanup);

const words = { title: 'Prices', content: 'What do you charge?' };
const question = (role: Note['role'], text: string): Note => ({ kind: 'suggestion', role, text, insert: '' });
const notes = [question('before', 'What did you try before?'), question('result', 'What came of it?')];
const draft = { ...typedCompositionOf(EMPTY_BRIEF), editing: null, words, original: words, notes };
const said = (changes: Partial<Composition> = {}, answers = {}) => {
  render(<NoOwnWords composition={{ ...draft, ...changes }} answers={answers} />);
  return screen.queryByText(/which only you can answer/)?.textContent ?? null;
};

test('a draft with nothing of its author’s says how many questions are open', () => {
  expect(said()).toBe('2 questions above are open, which only you can answer.');
  cleanup();
  expect(said({ notes: notes.slice(0, 1) })).toBe('A question above is open, which only you can answer.');
});

test.each<[string, Partial<Composition>, object]>([
  ['a question was answered before', {}, { before: 'Five tools.' }],
  ['an answer is being typed', { typed: { before: 'Five' } }, {}],
  ['the text was changed', { words: { ...words, content: 'I charge 20 a month.' } }, {}],
  ['the text is being edited', { editing: words }, {}],
  ['nothing is asked', { notes: [] }, {}],
])('nothing is said where %s', (_sentence, changes, answers) => {
  expect(said(changes, answers)).toBeNull();
});

test('answers that a draft was not made of are told, until another is made of them', () => {
  const generated = { engine: 'built-in' };
  const unused = () => screen.queryByText(/^What you answered above is not in this text yet/);
  expect(said(generated, { before: 'Five tools. ' })).toBeNull();
  expect(unused()).toBeTruthy();
  cleanup();
  const answered = [{ role: 'before' as const, text: 'Five tools.' }];
  said(
    { ...generated, interview: { topic: 'Prices', answers: answered, isOwn: null } },
    { before: 'Five tools. ' },
  );
  expect(unused()).toBeNull();
  cleanup();
  said(
    { ...generated, words: { ...words, content: 'Five tools. Which one do you use?' } },
    { before: 'Five tools.' },
  );
  expect(unused()).toBeNull();
  cleanup();
  said({ engine: null }, { before: 'Five tools.' });
  expect(unused()).toBeNull();
});
