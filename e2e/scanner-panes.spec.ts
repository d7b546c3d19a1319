import { expect, type Page } from '@playwright/test';
import { stubThreads, sampleThread } from './stub-threads.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { test } from './sandbox-threadwell.ts';

const THREADS = ['One', 'Two', 'Three'].map((title, no) => sampleThread({ id: `opp_${no}`, title }));

test.use({ viewport: { width: 1_280, height: 800 } });
test.beforeEach(({ page }) => stubThreads(page, THREADS));

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Opportunities' }).locator(':scope > li');
const chosen = (page: Page) => cardsOf(page).and(page.locator('[aria-current="true"]'));

test('shows the chosen thread beside the list if there is room, and moves with j and k', async ({
  page,
  reader,
}) => {
  await page.goto('/scanner');
  const pane = page.getByRole('region', { name: 'Chosen thread' });
  await expect(pane.getByRole('heading', { name: 'Select a thread' }), reader.email).toBeVisible();
  await page.keyboard.press('j');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(chosen(page).getByRole('heading')).toHaveText('One');
  await expect(pane.getByText('Comments/hour')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(chosen(page).getByRole('heading')).toHaveText('Two');
  await page.keyboard.press('k');
  await expect(chosen(page).getByRole('heading')).toHaveText('One');
  const [list, beside] = [await cardsOf(page).first().boundingBox(), await pane.boundingBox()];
  expect(beside!.x).toBeGreaterThan(list!.x + list!.width);
  await page.keyboard.press('Escape');
  await expect(pane.getByRole('heading', { name: 'Select a thread' })).toBeVisible();
  await expect(
    cardsOf(page)
      .first()
      .getByRole('button', { name: /^View Thread/ }),
  ).toBeFocused();
});

test('loads only the thread at which the user stops', async ({ page, reader }) => {
  const read: string[] = [];
  page.on('request', (request) => request.url().endsWith('/thread-details') && read.push(request.url()));
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'View Thread: One' }).click();
  await expect(page.getByText('Comments/hour'), reader.email).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByText('Comments/hour')).toBeVisible();
  await expect(chosen(page).getByRole('heading')).toHaveText('Three');
  expect(read.map((url) => url.split('/').at(-2))).toEqual(['opp_0', 'opp_2']);
});

test('answers the current thread with r, and keeps an unfinished reply while moving through the list', async ({
  page,
  reader,
}) => {
  await page.goto('/scanner');
  const pane = page.getByRole('region', { name: 'Chosen thread' });
  await expect(cardsOf(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(pane.getByRole('button', { name: 'Generate', exact: true }), reader.email).toBeFocused();
  await pane.getByLabel('Custom prompt').fill('Keep it short.');
  await cardsOf(page)
    .nth(1)
    .getByRole('button', { name: /^View Thread/ })
    .focus();
  await expect(chosen(page).getByRole('heading')).toHaveText('One');
  await pane.getByRole('tab', { name: 'Thread Analysis' }).click();
  await expect(pane.getByText('Comments/hour')).toBeVisible();
  await pane.getByRole('tab', { name: 'AI Reply Generator' }).click();
  await expect(pane.getByLabel('Custom prompt')).toHaveValue('Keep it short.');
});

test('keeps an unfinished reply across another thread, a narrow window, and Escape', async ({
  page,
  reader,
}) => {
  await page.goto('/scanner');
  const pane = page.getByRole('region', { name: 'Chosen thread' });
  await page.getByRole('button', { name: 'Generate Reply: One' }).click();
  await pane.getByLabel('Custom prompt').fill('Keep it short.');
  await page.getByRole('button', { name: 'View Thread: Two' }).click();
  await expect(chosen(page).getByRole('heading'), reader.email).toHaveText('Two');
  await page.getByRole('button', { name: 'Generate Reply: One' }).click();
  await expect(pane.getByLabel('Custom prompt')).toHaveValue('Keep it short.');
  await page.setViewportSize({ width: 1_200, height: 800 });
  const dialog = page.getByRole('dialog', { name: 'AI Reply Generator' });
  await expect(dialog.getByLabel('Custom prompt')).toHaveValue('Keep it short.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Generate Reply: One' }).click();
  await expect(dialog.getByLabel('Custom prompt')).toHaveValue('Keep it short.');
  await dialog.getByLabel('Custom prompt').fill('');
});

test('applies the keys e and s to the chosen thread while the focus is in the pane', async ({
  page,
  reader,
}) => {
  const viewed: string[] = [];
  await page.route('/api/opportunities/*/view', (route) => {
    viewed.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'View Thread: Two' }).click();
  await page.getByRole('tab', { name: 'Thread Analysis' }).focus();
  await page.keyboard.press('e');
  await expect.poll(() => viewed, reader.email).toHaveLength(1);
  expect(viewed[0]).toContain('/opp_1/view');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Skip this thread' }).getByText('Two')).toBeVisible();
});

for (const [where, width, role] of [
  ['beside the list', 1_280, 'region'],
  ['in the dialog', 1_279, 'dialog'],
] as const)
  test(`says that a thread open ${where} stays new, and lets the user mark it as read there`, async ({
    page,
    reader,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('/api/opportunities/*/view', (route) => route.fulfill({ status: 204 }));
    await page.goto('/scanner');
    await page.getByRole('button', { name: 'View Thread: Two' }).click();
    const place = page.getByRole(role, { name: /^Chosen thread$|^Thread Analysis$/ });
    await expect(place.getByText('It stays new until you mark it as read.'), reader.email).toBeVisible();
    await expectNoFault(page, `a new thread ${where}`);
    await place.getByRole('button', { name: 'Mark Read' }).press('Enter');
    await expect(place.getByText('It stays new')).toHaveCount(0);
    await expect(place.getByText('Comments/hour')).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

test('marks the open thread as new again if marking fails', async ({ page, reader }) => {
  await page.route('/api/opportunities/*/view', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'View Thread: Two' }).click();
  await page
    .getByRole('region', { name: 'Chosen thread' })
    .getByRole('button', { name: 'Mark Read' })
    .click();
  await expect(page.getByText('Failed to mark the thread as read'), reader.email).toBeVisible();
  await expect(page.getByText('It stays new until you mark it as read.')).toBeVisible();
});

test('shows the thread in a dialog if there is less room, and no pane for an empty list', async ({
  page,
  reader,
}) => {
  await page.goto('/scanner');
  await page.getByRole('button', { name: 'View Thread: One' }).click();
  await expect(page.getByRole('region', { name: 'Chosen thread' }), reader.email).toBeVisible();
  await page.setViewportSize({ width: 1_279, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Thread Analysis' })).toBeVisible();
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expect.poll(() => page.evaluate<unknown>('history.state.__TSR_index'), 'the dialog’s entry').toBe(0);
  await stubThreads(page, []);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Opportunities Found' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chosen thread' })).toHaveCount(0);
});
