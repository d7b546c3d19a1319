import { expect } from '@playwright/test';
import { startPushService } from '../test/start-push.ts';
import { test } from './sandbox-threadwell.ts';

test.use({ settings: { WEBHOOK_ALLOW: '127.0.0.1' } });

test('a browser that blocks notifications says so', async ({ page, person }) => {
  await page.goto('/alerts');
  await page.getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send alerts to').selectOption('push');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  const problem = dialog.getByText('This browser blocks notifications for this site.');
  await expect(problem, person.email).toBeVisible();
  await dialog.getByLabel('Send alerts to').selectOption('rss');
  await expect(problem).toBeHidden();
});

test('this browser subscribes to alerts, and its service worker shows what it receives', async ({
  page,
  context,
  person,
  threadwell,
}) => {
  const service = await startPushService();
  await context.grantPermissions(['notifications'], { origin: threadwell.url });
  // Without this, Chromium would subscribe at Google's push service.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as never);
  }, service.subscription);
  await page.goto('/alerts');
  await page.getByRole('button', { name: 'Add channel' }).click();
  await page.getByLabel('Send alerts to').selectOption('push');
  await page.getByRole('dialog').getByRole('button', { name: 'Add channel' }).click();
  await page.getByRole('button', { name: 'Test This browser' }).click();
  await expect(page.getByText('This browser got a test message'), person.email).toBeVisible();
  expect(service.pushes).toMatchObject([
    { claims: { aud: `http://${service.host}` }, payload: { title: 'Test message' } },
  ]);

  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registered.resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The page registered no service worker.');
  // A browser without windows shows notifications nowhere, so the call itself is read.
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = function show(title) {
      Object.assign(self, { shown: title });
      return Promise.resolve();
    };
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: threadwell.url,
    registrationId: await registered.promise,
    data: JSON.stringify(service.pushes[0]?.payload),
  });
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'shown'))).toBe('Test message');
  await service.stop();
});
