import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { DraftNotes } from './draft-notes.tsx';

const NOTES: Note[] = [
  { kind: 'changed', text: 'A link was removed.' },
  { kind: 'claim', text: 'Not from you.', quote: '200 teams' },
];

test('lists claims before other notes', () => {
  render(<DraftNotes notes={NOTES} onRemove={() => {}} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/^Claim Not from you\./), 'Changed A link was removed.']);
});
