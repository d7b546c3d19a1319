import { expect, type Page } from '@playwright/test';
import { expectNoFault } from './expect-no-fault.ts';
import { savePost } from './seed-posts.ts';
import { test } from './threadwell.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

async function find(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(words);
}

test.describe('the palette', () => {
  test.beforeEach(async ({ page, person, threadwell }) => {
    await savePost(page, threadwell.url, { title: 'What churn taught us', subreddit: 'saas' });
    await savePost(page, threadwell.url, { title: 'Another title', content: 'Churn again.' });
    await page.goto('/');
    await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  });

  test('finds posts by their words, those with a match in the title first', async ({ page }) => {
    await find(page, 'churn');
    const options = palette(page).getByRole('option');
    await expect(options).toHaveText([
      /What churn taught us.*r\/saas · Draft/,
      /Another title/,
      /Search posts for “churn”.*2 found/,
    ]);
    await expectNoFault(page, 'the palette with posts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What churn taught us' }).first()).toBeVisible();
    await find(page, 'churn');
    await options.filter({ hasText: 'Search posts' }).click();
    await expect(page).toHaveURL(/\/posts\?q=churn$/);
  });

  test('finds settings by common names, and subreddits', async ({ page }) => {
    await find(page, 'ollama');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings\/writing#writing-model$/);
    await expect(page.getByRole('region', { name: 'Writing model' })).toBeInViewport();
    await find(page, 'r/saas');
    await palette(page).getByRole('option', { name: 'r/saas', exact: true }).click();
    await expect(page).toHaveURL(/\/communities\/saas$/);
  });

  test('finds the generator by other words for writing', async ({ page }) => {
    for (const word of ['new', 'write', 'compose']) {
      await find(page, word);
      await expect(palette(page).getByRole('option', { name: 'Create post' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test('opens the import, and says when nothing matches', async ({ page }) => {
    await find(page, 'import');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/posts$/);
    await find(page, 'zebra crossing');
    await expect(palette(page).getByText('No matches for “zebra crossing”.')).toBeVisible();
  });
});

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`opens a section of the settings by its own URL on ${device}, folded or not`, async ({
    page,
    reader,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/settings#sign-ins');
    await expect(page).toHaveURL(/\/settings\/access#sign-ins$/);
    await expect(page.getByText('Account created'), reader.email).toBeInViewport();
    const groups = page.getByRole('navigation', { name: 'Settings' });
    await groups.getByRole('link', { name: 'Posting' }).click();
    await expect(page).toHaveURL(/\/settings\/posting$/);
    await expect(page.getByRole('region', { name: 'Publishing' })).toBeInViewport();
    await expect(groups.locator('[aria-current]')).toHaveText('Posting');
    await expectNoFault(page, `settings with their groups on ${device}`);
  });
