import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DraftNotes } from './draft-notes.tsx';

afterEach(cleanup);

const NOTE = {
  kind: 'suggestion',
  text: 'Written without Acme: it could read as an advert.',
  insert: 'I work on Acme.',
} as const;
const shown = (content: string, url = '') => {
  render(
    <DraftNotes
      notes={[NOTE]}
      url={url}
      words={{ title: '', content }}
      onInsert={() => {}}
      onRemove={() => {}}
    />,
  );
  return screen.queryByText(/^Suggestion/) !== null;
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
