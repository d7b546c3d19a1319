import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Note } from '#contract/drafts.ts';
import { DraftNotes } from './draft-notes.tsx';

afterEach(cleanup);

const NOTE = {
  kind: 'suggestion',
  text: 'Written without Acme: it could read as an advert.',
  insert: 'I work on Acme.',
} as const;
const shown = (content: string, url = '', note: Note = NOTE) => {
  render(
    <DraftNotes
      notes={[note]}
      url={url}
      words={{ title: '', content }}
      onInsert={() => {}}
      onRemove={() => {}}
    />,
  );
  return screen.queryByRole('listitem') !== null;
};

test.each([
  ['What do you think?', true],
  ['Acmeboards are slow.', true],
  ['I built Acme for that.', false],
  ['I work on Acme.', false],
  ['See acme.test/blog', false],
])('that “%s” lacks the product is noted: %s', (content, isNoted) => {
  expect(shown(content)).toBe(isNoted);
});

test('a link to the product names it', () => {
  expect(shown('What do you think?', 'https://acme.test/guide')).toBe(false);
});

test('an address of the topic is missing until it is in the text or shared', () => {
  const text = 'The address in your topic isn’t in the text. Put it below as the link to share.';
  const missing = { kind: 'advice', text } as const;
  expect(shown('What do you think?', '', missing)).toBe(true);
  cleanup();
  expect(shown('What do you think?', 'https://acme.test/', missing)).toBe(false);
  cleanup();
  expect(shown('It is here: https://acme.test/', '', missing)).toBe(false);
});
