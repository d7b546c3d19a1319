import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a pending button shows its other label, keeps the focus and does nothing', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button pending pendingLabel="Saving..." onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('an aria-disabled button keeps its clicks', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button aria-disabled onClick={onClick}>
      Scan
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalled();
});

test('both labels take up space, so that the width never changes', () => {
  render(<Button pendingLabel="Saving...">Save</Button>);
  expect(screen.getByText('Save').className).toBe('');
  expect(screen.getByText('Saving...').className).toBe('invisible');
});
