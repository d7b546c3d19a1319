import { expect, test, vi } from 'vitest';
import { currentToast } from '#web/lib/toast-store.ts';
import { handleSessionLost } from './session-lost.ts';

test('shows one toast and redirects once after 500 ms, even for several 401 responses', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  handleSessionLost();
  handleSessionLost();
  expect(currentToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    kind: 'destructive',
  });
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(assign.mock.calls).toEqual([['/api/login']]);
});
