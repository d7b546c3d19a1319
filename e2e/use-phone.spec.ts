import { expect } from '@playwright/test';
import { samplePost } from '../test/sample-post.ts';
import { expectNoFault } from './expect-no-fault.ts';
import { stubPosts, findRow } from './seed-posts.ts';
import { test } from './threadwell.ts';

const waiting = samplePost({
  id: 'pst_byhand',
  title: 'By my own hand',
  status: 'scheduled',
  phase: 'needs_you',
  problem: { code: 'BY_HAND', message: 'It’s time to post this by hand.', remedy: 'Post it.' },
  composeUrl: 'https://www.reddit.com/r/entrepreneur/submit?title=By+my+own+hand&text=A+text',
});

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`offers a QR code on ${device} to finish a post on a phone`, async ({ page, reader }) => {
    await page.setViewportSize(viewport);
    await stubPosts(page, [waiting]);
    await page.goto('/posts');
    const row = findRow(page, 'By my own hand');
    await row.getByRole('button', { name: 'Use my phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Post it from your phone' });
    await expect(dialog.getByRole('img', { name: 'Code for www.reddit.com' })).toBeVisible();
    await expect(dialog).toContainText('Reddit’s composer opens with everything filled in.');
    await expectNoFault(page, `the code for a phone, for ${reader.firstName}`);
    await dialog.getByRole('button', { name: 'I posted it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Paste the link to your post' })).toBeVisible();
  });
