import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostType } from '#contract/posts.ts';
import { DraftEditor } from './draft-editor.tsx';

const nothing = () => {};
const hintOf = (type: PostType): string => {
  render(
    <DraftEditor
      type={type}
      words={{ title: '', content: '' }}
      edits={{ type: nothing, cancel: nothing, save: nothing }}
      saving={false}
      titleRefusal={undefined}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Content' });
  return (
    document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`)?.textContent ?? ''
  );
};

test('says that a link is posted with a text', () => {
  expect(hintOf('link')).toContain('a link goes out with a text');
  cleanup();
  expect(hintOf('post')).not.toContain('a link');
});
