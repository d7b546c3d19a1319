import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '#web/lib/toast-store.ts';
import { Toaster } from './toaster.tsx';

const undo = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  undo.mockReset();
  render(<Toaster />);
  act(() => showToast({ title: 'Deleted', action: { label: 'Undo', run: undo } }));
});

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const toast = () => screen.queryByText('Deleted');

test('announces a toast and shows it for 5000 ms', () => {
  expect(toast()?.closest('[aria-live="polite"]')).not.toBeNull();
  advance(4_999);
  expect(toast()).not.toBeNull();
  advance(1);
  expect(toast()).toBeNull();
});

test('pauses the countdown on hover', () => {
  advance(4_000);
  fireEvent.pointerMove(screen.getByRole('listitem'));
  advance(60_000);
  expect(toast()).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  advance(999);
  expect(toast()).not.toBeNull();
  advance(1);
  expect(toast()).toBeNull();
});

test('a toast that appears under a pointer that does not move disappears like any other', () => {
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  advance(5_000);
  expect(toast()).toBeNull();
});

test('the action of a toast closes it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(toast()).toBeNull();
});

test('the user can dismiss a toast', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toast()).toBeNull();
});
