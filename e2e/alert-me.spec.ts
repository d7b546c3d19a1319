import { expect, type Page } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';
import { savePost } from './seed-posts.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rule = (page: Page) => page.getByRole('dialog', { name: 'Add a rule' });

test('a rule is filled in from a post, a community and a saved scan', async ({
  page,
  person,
  connect,
  threadwell,
}) => {
  await connect('sandbox_ada');
  await page.goto('/communities/saas');
  await page.getByRole('button', { name: 'Alert me' }).click();
  await expect(rule(page).getByText('No channels yet'), person.email).toBeVisible();
  await rule(page).getByRole('link', { name: 'Open Alerts' }).click();
  await section(page, 'Channels').getByRole('button', { name: 'Add channel' }).click();
  await page.getByLabel('Send alerts to').selectOption('rss');
  await page.getByRole('dialog').getByRole('button', { name: 'Add channel' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/communities/saas');
  await page.getByRole('button', { name: 'Alert me' }).click();
  await expect(rule(page).getByLabel('Name')).toHaveValue('r/saas');
  await expect(rule(page).getByLabel('Rules changed')).toBeChecked();
  await expectNoFault(page, 'alert me');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(rule(page)).toBeHidden();

  const post = await savePost(page, threadwell.url, { title: 'Mine' });
  await page.goto(`/posts/${post.id}`);
  await page.getByRole('button', { name: 'Alert me' }).click();
  await expect(rule(page).getByLabel('New reply')).toBeChecked();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(rule(page)).toBeHidden();

  await page.request.post('/api/scanner/scans', {
    data: { name: 'Invoices', subreddits: ['saas'], keywords: ['invoice'] },
    headers: { origin: threadwell.url },
  });
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'Alert me about Invoices' }).click();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(rule(page)).toBeHidden();

  await page.goto('/alerts');
  const rules = page.getByRole('list', { name: 'Rules' });
  await expect(rules).toContainText('Send new threads and changed rules in r/saas to Private feed at once.');
  await expect(rules).toContainText('of one post to Private feed at once.');
  await expect(rules).toContainText('that mention invoice in r/saas');
});

test('links in an alert open the thread to reply or to skip', async ({
  page,
  connect,
  threadwell,
  person,
}) => {
  await connect('sandbox_ada');
  await page.request.post('/api/opportunities/generate-sample', { headers: { origin: threadwell.url } });
  const list = await page.request.get('/api/opportunities/threads?score_min=0');
  const [first] = (await list.json()) as { id: string; title: string }[];
  await page.goto(`/scanner?score=0&thread=${first?.id}&do=skip`);
  await expect(page.getByRole('dialog'), person.email).toContainText('Skip');
  await page.keyboard.press('Escape');
  await page.goto(`/scanner?score=0&thread=${first?.id}&do=reply`);
  await expect(page.getByText('AI Reply Generator')).toBeVisible();
  await expect(page).not.toHaveURL(/thread=/);
});
