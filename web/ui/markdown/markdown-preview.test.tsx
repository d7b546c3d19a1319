import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarkdownPreview, PreviewBoundary } from './markdown-preview.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('This text cannot be rendered.');
}

test('a text is shown as it will look', () => {
  const { container } = render(<MarkdownPreview text="**Hello**" />);
  expect(container.querySelector('strong')?.textContent).toBe('Hello');
});

test('a text that cannot be shown stands there as it was typed, and the next one is tried anew', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const view = (text: string, content: React.ReactNode) => (
    <PreviewBoundary text={text}>{content}</PreviewBoundary>
  );
  const { rerender } = render(view('**bad**', <Broken />));
  expect(screen.getByText('**bad**')).toBeTruthy();
  rerender(view('good', <p>fine</p>));
  expect(screen.getByText('fine')).toBeTruthy();
  expect(screen.queryByText('**bad**')).toBeNull();
});
