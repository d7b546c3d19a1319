import { expect } from '@playwright/test';
import { test } from './sandbox-threadwell.ts';

const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('shows what is stored about a redditor, erases it, and never stores it again', async ({
  page,
  person,
  threadwell,
}) => {
  const headers = { origin: threadwell.url };
  const addSamples = () => page.request.post('/api/opportunities/generate-sample', { headers });
  const readAuthors = async () => {
    const found = await (await page.request.get('/api/opportunities/threads')).json();
    return (found as { author: string }[]).map(({ author }) => author);
  };
  await addSamples();
  const [author = ''] = await readAuthors();
  await page.goto('/settings#erase-redditor');
  const card = page.getByRole('region', { name: 'Erase a redditor' });
  await card.getByLabel('Name of the redditor').fill('no name');
  await card.getByRole('button', { name: 'Erase' }).click();
  await expect(card.getByText(/^Enter a Reddit username/), person.email).toBeVisible();
  await card.getByLabel('Name of the redditor').fill(`u/${author}`);
  await card.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Erase u/${author}?` });
  await expect(dialog.getByText(/^Stored by them: 1 thread\. It goes for good/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await readAuthors()).toContain(author);

  await card.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(
    card.getByText('Erased: 1 thread. Nothing by this redditor will be stored again.'),
  ).toBeVisible();
  await expect(card.getByLabel('Name of the redditor')).toHaveValue('');
  await addSamples();
  expect(await readAuthors()).not.toContain(author);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate<number>(sideways)).toBe(0);
});
