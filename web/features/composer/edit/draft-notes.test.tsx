import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { DraftNotes } from './draft-notes.tsx';

const NOTES: Note[] = [
  { kind: 'changed', text: 'A link was removed.' },
  { kind: 'claim', text: 'Not from you.', quote: '200 teams' },
  { kind: 'claim', text: 'Edited away.', quote: 'gone' },
];

test('shows open claims first, folds the rest, and drops claims that were edited away', () => {
  const words = { title: '', content: 'It is used by 200 teams.' };
  render(<DraftNotes notes={NOTES} words={words} onInsert={() => {}} onRemove={() => {}} />);
  const folded = within(screen.getByRole('group'));
  expect(screen.getByText('Not from you.')).toBeTruthy();
  expect(folded.queryByText('Not from you.')).toBeNull();
  expect(folded.getByText('A link was removed.')).toBeTruthy();
  expect(screen.queryByText('Edited away.')).toBeNull();
});
