import { expect, test, vi } from 'vitest';
import { currentToast } from '#web/lib/toast-store.ts';
import { sessionLost } from './session-lost.ts';

test('several 401 answers show one toast and redirect once, after 500 ms', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  sessionLost();
  sessionLost();
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
