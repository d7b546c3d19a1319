import { expect, type Page } from '@playwright/test';
import { type AlertReceiver, startAlertReceiver, verifyWebhook } from '../test/alert-receiver.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { test as base } from './sandbox-threadwell.ts';
import { savePost } from './seed-posts.ts';

const test = base.extend<{ receiver: AlertReceiver }>({
  receiver: async ({}, use) => {
    const receiver = await startAlertReceiver();
    await use(receiver);
    await receiver.stop();
  },
});
// A host without a port allows every port.
test.use({ settings: { WEBHOOK_ALLOW: '127.0.0.1' } });

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function addWebhook(page: Page, receiver: AlertReceiver): Promise<string> {
  await section(page, 'Channels').getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send alerts to').selectOption('webhook');
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByLabel('Name').fill('Ours');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await expect(dialog.getByText('whsec_')).toBeVisible();
  const secret = (await dialog.getByText('whsec_').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  return secret;
}

async function addRule(page: Page): Promise<void> {
  await section(page, 'Rules').getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a rule' });
  await dialog.getByLabel('Name').fill('Failures');
  await dialog.getByLabel('New thread').uncheck();
  await dialog.getByLabel('Post failed').check();
  await expect(dialog.getByRole('checkbox', { name: 'Ours' })).toBeChecked();
  await expect(dialog.getByText('Would have matched 0 events')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Send failed posts to Ours at once.')).toBeVisible();
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a failed post reaches a webhook, and a failed alert is sent again', async ({
      page,
      person,
      connect,
      threadwell,
      receiver,
    }) => {
      await connect('sandbox_ada');
      await page.goto('/alerts');
      await expect(page.getByText('No rules yet'), person.email).toBeVisible();
      const secret = await addWebhook(page, receiver);
      await page.getByRole('button', { name: 'Test Ours' }).click();
      await expect(page.getByText('Ours got a test message')).toBeVisible();
      await addRule(page);

      const fail = (title: string) =>
        savePost(page, threadwell.url, { title, subreddit: 'handpicked', status: 'published' });
      await fail('It is refused');
      const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
      await expect(deliveries).toHaveText([/Post failed to Ours\s*Delivered\s*It is refused/]);
      const call = receiver.calls.at(-1);
      expect(call && verifyWebhook(call, secret, Date.now())).toBe(true);
      expect(JSON.parse(call?.body ?? '')).toMatchObject({
        type: 'post.failed',
        data: { title: 'It is refused' },
      });

      receiver.answer({ status: 500 });
      await fail('It is refused again');
      await expect(deliveries.first()).toContainText('It answered with status 500.');
      await expectNoFault(page, 'alerts with a failure');
      receiver.answer({ status: 204 });
      await deliveries.first().getByRole('button', { name: 'Send again' }).click();
      await expect(deliveries.first()).toContainText('Delivered');

      const rule = page.getByRole('switch', { name: 'Failures' });
      await rule.uncheck();
      await expect(page.getByText('Paused: send failed posts to Ours at once.')).toBeVisible();
      await fail('It is refused during the pause');
      await rule.check();
      await expect(page.getByText('Send failed posts to Ours at once.', { exact: true })).toBeVisible();
      await fail('It is refused at last');
      await expect(deliveries).toHaveText([/It is refused at last/, /refused again/, /It is refused/]);
    });
  });
}

test('an error for a wrong address appears at its field, and the dialogs have no violations', async ({
  page,
  person,
}) => {
  await page.goto('/alerts');
  await expect(section(page, 'Rules').getByText('No rules yet')).toBeVisible();
  await expect(section(page, 'Rules').getByRole('button', { name: 'Add rule' })).toHaveCount(0);
  await section(page, 'Channels').getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send alerts to').selectOption('webhook');
  await dialog.getByLabel('Address').fill('http://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await expect(dialog.getByText('This address isn’t public.'), person.email).toBeVisible();
  await expectNoFault(page, 'channel dialog');
  await dialog.getByLabel('Send alerts to').selectOption('rss');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await expect(dialog.getByText('/api/alerts/feed/')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await section(page, 'Rules').getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('switch', { name: 'Quiet hours' }).check();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expectNoFault(page, 'rule dialog');
});
