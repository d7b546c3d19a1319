import { expect, test, vi } from 'vitest';
import { subscribeBrowser } from './subscribe-browser.ts';

function stubBrowser(permission: NotificationPermission, subscribe: () => Promise<unknown>) {
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  const serviceWorker = {
    register: () => Promise.resolve(),
    ready: Promise.resolve({ pushManager: { subscribe } }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
}

test('names a browser that blocks notifications', async () => {
  stubBrowser('denied', () => Promise.reject(new Error('not asked')));
  expect(await subscribeBrowser('key')).toEqual({
    problem: 'This browser blocks notifications for this site. Allow them in its settings.',
  });
});

test('names a browser without a push service', async () => {
  const failure = new DOMException('Registration failed - push service error', 'AbortError');
  stubBrowser('granted', () => Promise.reject(failure));
  expect(await subscribeBrowser('key')).toEqual({
    problem: 'This browser’s push service doesn’t answer. Try another browser.',
  });
});
