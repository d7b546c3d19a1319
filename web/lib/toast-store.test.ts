import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeToast,
  currentToast,
  showToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('replaces the last toast with a new one', () => {
  showToast({ title: 'First' });
  showToast({ title: 'Second' });
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('deletes a closed toast after 1000000 ms', () => {
  showToast({ title: 'Kept for a while' });
  const id = currentToast()?.id ?? 0;
  closeToast(id);
  expect(currentToast()).toMatchObject({ title: 'Kept for a while', open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
});

test('keeps a newer toast when an old one is deleted', () => {
  showToast({ title: 'Old' });
  closeToast(currentToast()?.id ?? 0);
  showToast({ title: 'New' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

test('notifies listeners of every change until they unsubscribe', () => {
  const heard: (string | undefined)[] = [];
  const stop = subscribeToToasts(() => heard.push(currentToast()?.title));
  showToast({ title: 'Heard' });
  stop();
  showToast({ title: 'Unheard' });
  expect(heard).toEqual(['Heard']);
});
