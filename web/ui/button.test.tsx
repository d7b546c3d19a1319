import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('shows the pending label, keeps the focus and ignores clicks while pending', () => {
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

test('handles clicks even if aria-disabled is set', () => {
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

test('reserves space for both labels, so the width never changes', () => {
  render(<Button pendingLabel="Saving...">Save</Button>);
  expect(screen.getByText('Save').className).toBe('');
  expect(screen.getByText('Saving...').className).toBe('invisible');
});
