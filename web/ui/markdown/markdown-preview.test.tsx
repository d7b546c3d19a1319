import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MarkdownPreview, PreviewBoundary } from './markdown-preview.tsx';

function Broken(): never {
  throw new Error('This text cannot be rendered.');
}

test('shows a text as it will look once posted', () => {
  const { container } = render(<MarkdownPreview text="**Hello**" />);
  expect(container.querySelector('strong')?.textContent).toBe('Hello');
});

test('shows the raw text if rendering fails, and renders the next text normally', () => {
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
