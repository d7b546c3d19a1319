import { expect, type Page } from '@playwright/test';
import { pickSizes } from './pick-sizes.ts';
import { draftWith, fetchPosts } from './draft-with.ts';
import { expectNoFault, SIZES } from './expect-no-fault.ts';
import { expectNoToast } from './expect-no-toast.ts';
import { addByHand, test } from './sandbox-threadwell.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'UTC', locale: 'en-US' });

const savedOf = (page: Page) => page.getByRole('region', { name: 'Last saved' });

for (const [size, viewport] of pickSizes(SIZES, 'generator-result'))
  test(`prepares, copies and records a post by hand on one page on a ${size}`, async ({
    page,
    person,
    context,
    threadwell,
  }) => {
    await page.setViewportSize(viewport);
    await addByHand(context, threadwell.url, 'hand_poster');
    await page.goto('/generator');
    await draftWith(page);
    await expect(page.getByRole('button', { name: 'Publish Now' }), person.email).toBeHidden();
    await page.getByRole('button', { name: 'Prepare to post' }).click();
    const saved = savedOf(page);
    await expect(saved).toContainText('Waiting for you');
    await expect(saved).not.toContainText('Scheduled');
    await expectNoToast(page, 'Ready for you');
    await expectNoFault(page, `a post to be posted by hand on a ${size}`);
    const [post] = await fetchPosts(page);
    await saved.getByRole('button', { name: 'Copy title' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post?.title);
    await saved.getByRole('button', { name: 'Copy text' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post?.content);
    await saved.getByRole('button', { name: 'I posted it' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Link of the post')
      .fill('https://www.reddit.com/r/entrepreneur/comments/1abcde/x/');
    await dialog.getByRole('button', { name: 'Save the link' }).click();
    await expect(saved).toContainText('Link saved, not checked.');
  });

test('says that a draft with a time stays a draft', async ({ page, person }) => {
  void person;
  await page.goto('/generator');
  await draftWith(page);
  await page.getByLabel('Schedule Post').fill('2031-12-24T09:30');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(savedOf(page)).toContainText(
    'Planned for Dec 24, 2031, 9:30 AM. It stays a draft until you schedule it.',
  );
});
