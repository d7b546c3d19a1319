import { expect, type Locator, type Page } from '@playwright/test';
import { samplePost } from '../test/sample-post.ts';
import { draftWith, fetchPosts } from './draft-with.ts';
import { test } from './sandbox-threadwell.ts';
import { stubPosts, savePost } from './seed-posts.ts';

// In Berlin, daylight saving time starts on March 29, 2026 and ends on October 25.
test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });
test.beforeEach(({ person }) => void person);

const dayCell = (page: Page, day: string): Locator => page.locator(`td[data-day="${day}"]`);
const chip = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name }).or(scope.getByRole('link', { name }));

test('shows the community on its own line in a narrow month, and its full name on hover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const planned = { status: 'scheduled', phase: 'waiting', title: 'A lesson' } as const;
  const subreddits = ['selfhosted', 'a_very_long_community'];
  await stubPosts(
    page,
    subreddits.map((subreddit, at) =>
      samplePost({ ...planned, id: subreddit, subreddit, scheduledAt: `2031-07-0${at + 3}T10:00:00.000Z` }),
    ),
  );
  await page.goto('/calendar?day=2031-07-15');
  const [short, long] = subreddits.map((name) => page.getByTitle(`r/${name}`));
  await expect(short!).toHaveText('r/selfhosted');
  const isWhole = (name: Locator) => name.evaluate((box) => box.scrollWidth <= box.clientWidth);
  expect(await isWhole(short!)).toBe(true);
  expect(await isWhole(long!)).toBe(false);
});

test('shows scheduled, published and failed posts of a month in the viewer’s time zone', async ({ page }) => {
  await stubPosts(page, [
    samplePost({
      id: 'a',
      title: 'To go',
      status: 'scheduled',
      phase: 'waiting',
      scheduledAt: '2031-07-03T22:30:00.000Z',
    }),
    samplePost({
      id: 'b',
      title: 'Gone',
      status: 'published',
      phase: 'published',
      publishedAt: '2031-07-01T08:00:00.000Z',
    }),
    samplePost({
      id: 'c',
      title: 'Not gone',
      status: 'failed',
      phase: 'failed',
      scheduledAt: '2031-07-02T08:00:00.000Z',
    }),
    samplePost({ id: 'd', title: 'No time yet' }),
    ...[1, 2, 3, 4].map((at) =>
      samplePost({ id: `e${at}`, title: `Busy ${at}`, scheduledAt: `2031-07-10T0${at}:00:00.000Z` }),
    ),
  ]);
  await page.goto('/calendar?day=2031-07-15');
  await expect(page.getByText('What goes out when. Times are in Europe/Berlin.')).toBeVisible();
  const month = page.getByRole('table', { name: 'Posts, July 2031' });
  await expect(month.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await expect(chip(dayCell(page, '2031-07-04'), 'To go')).toHaveText(/00:30.*To go.*Scheduled/);
  await expect(chip(dayCell(page, '2031-07-01'), 'Gone')).toHaveText(/10:00.*Gone.*Published/);
  await expect(chip(dayCell(page, '2031-07-02'), 'Not gone')).toHaveText(/Failed/);
  await expect(
    page.getByRole('region', { name: 'Drafts without a date' }).getByRole('button', { name: 'No time yet' }),
  ).toBeVisible();

  await dayCell(page, '2031-07-10').getByRole('link', { name: '2 more' }).click();
  await expect(page).toHaveURL(/view=week&day=2031-07-10$/);
  await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const at of [1, 2, 3, 4]) await expect(chip(dayCell(page, '2031-07-10'), `Busy ${at}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('table')).toHaveAccessibleName(/^Posts, 14\s–\s20 Jul 2031$/);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('table', { name: 'Posts, June 2031' })).toBeVisible();
  await page.goto('/calendar?day=2031-07-15');
  await chip(dayCell(page, '2031-07-01'), 'Gone').click();
  await expect(page).toHaveURL(/\/posts\/b$/);
});

test("keeps a dragged post's local time across a DST change, and moves it back on Undo", async ({
  page,
  threadwell,
}) => {
  await page.clock.setFixedTime('2026-10-05T08:00:00.000Z');
  await stubPosts(page, [
    samplePost({
      id: 'a',
      title: 'Dragged',
      status: 'scheduled',
      phase: 'waiting',
      scheduledAt: '2026-10-23T07:30:00.000Z',
    }),
  ]);
  const moves: unknown[] = [];
  await page.route('/api/posts/a', async (route) => {
    moves.push(route.request().postDataJSON());
    const { scheduledAt } = moves.at(-1) as { scheduledAt: string };
    await route.fulfill({
      json: samplePost({ id: 'a', title: 'Dragged', status: 'scheduled', phase: 'waiting', scheduledAt }),
    });
  });
  await page.goto(`${threadwell.url}/calendar`);
  await chip(dayCell(page, '2026-10-23'), 'Dragged').dragTo(dayCell(page, '2026-10-26'));
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect
    .poll(() => moves)
    .toMatchObject([{ scheduledAt: '2026-10-26T08:30:00.000Z', timeZone: 'Europe/Berlin' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => moves.at(-1)).toMatchObject({ scheduledAt: '2026-10-23T07:30:00.000Z' });

  await chip(dayCell(page, '2026-10-23'), 'Dragged').dragTo(dayCell(page, '2026-10-02'));
  await expect(page.getByText('That time has passed')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(moves, 'a past day accepts no drop').toHaveLength(2);
  await chip(dayCell(page, '2026-10-23'), 'Dragged').dragTo(dayCell(page, '2026-10-05'));
  await expect(page.getByText('That time has passed')).toBeVisible();
  expect(moves).toHaveLength(2);
});

test('reschedules a dragged post on the server', async ({ page, threadwell, connect }) => {
  await connect('sandbox_ada');
  await savePost(page, threadwell.url, {
    title: 'For real',
    status: 'scheduled',
    scheduledAt: '2031-07-04T09:30:00.000Z',
  });
  await page.goto('/calendar?day=2031-07-15');
  await chip(dayCell(page, '2031-07-04'), 'For real').dragTo(dayCell(page, '2031-07-09'));
  await expect(chip(dayCell(page, '2031-07-09'), 'For real')).toBeVisible();
  await expect
    .poll(async () => (await fetchPosts(page))[0])
    .toMatchObject({ scheduledAt: '2031-07-09T09:30:00.000Z', phase: 'waiting', timeZone: 'Europe/Berlin' });
});

test('schedules a draft by dragging it, or by keyboard', async ({ page, threadwell, connect }) => {
  await connect('sandbox_ada');
  await savePost(page, threadwell.url, { title: 'Without a date' });
  await page.goto('/calendar?day=2031-07-15');
  await page
    .getByRole('region', { name: 'Drafts without a date' })
    .getByRole('button', { name: 'Without a date' })
    .dragTo(dayCell(page, '2031-07-08'));
  const first = page.getByRole('dialog', { name: 'Schedule Post' });
  await expect(first.getByLabel('Date and time')).toHaveValue('2031-07-08T09:00');
  await first.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(first).toBeHidden();
  const planned = chip(dayCell(page, '2031-07-08'), 'Without a date');
  await planned.focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Reschedule Post' });
  await expect(again.getByLabel('Date and time')).toBeFocused();
  await again.getByLabel('Date and time').fill('2031-07-11T18:45');
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(chip(dayCell(page, '2031-07-11'), 'Without a date')).toHaveText(/18:45/);
  expect((await fetchPosts(page))[0]).toMatchObject({
    scheduledAt: '2031-07-11T16:45:00.000Z',
    phase: 'waiting',
  });
});

test('shows a local time that DST skips as its actual time', async ({ page, threadwell }) => {
  await page.clock.setFixedTime('2026-03-01T08:00:00.000Z');
  await stubPosts(page, [samplePost({ id: 'a', title: 'In the night' })]);
  await page.goto(`${threadwell.url}/calendar`);
  await page.getByRole('button', { name: 'In the night' }).click();
  await page.getByLabel('Date and time').fill('2026-03-29T02:30');
  await expect(page.getByText('Clocks skip that time: it means 29 Mar 2026, 03:30.')).toBeVisible();
  await page.getByLabel('Date and time').fill('2026-03-29T03:30');
  await expect(page.getByText('Clocks skip that time')).toBeHidden();
});

test('starts a post for the empty day or hour that was clicked', async ({ page, threadwell }) => {
  await page.goto('/calendar?day=2031-07-15');
  await page.getByRole('link', { name: 'New post, Tuesday 1 July' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'New post, Wednesday 9 July' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('To go out 9 Jul 2031, 09:00')).toBeVisible();
  await expect(page).toHaveURL(/\/generator$/);
  await page.goto('/calendar?view=week&day=2031-07-15');
  await page.getByRole('link', { name: 'New post, Wednesday 16 July, 14:00' }).click();
  await expect(page.getByText('To go out 16 Jul 2031, 14:00')).toBeVisible();
  await draftWith(page);
  const time = page.getByLabel('Schedule Post');
  await expect(time).toHaveValue('2031-07-16T14:00');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('On Wednesday');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText('Post scheduled successfully!')).toBeVisible();
  expect((await fetchPosts(page))[0]).toMatchObject({
    title: 'On Wednesday',
    scheduledAt: '2031-07-16T12:00:00.000Z',
  });
  await page.goto('/generator?at=2020-01-01T10:00');
  await expect(page).toHaveURL(`${threadwell.url}/generator`);
  await expect(page.getByText('To go out')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('stacks the days on a phone, and reschedules a post after a tap', async ({
    page,
    threadwell,
    connect,
  }) => {
    await connect('sandbox_ada');
    const scheduledAt = '2031-07-04T09:30:00.000Z';
    await savePost(page, threadwell.url, { title: 'On the phone', status: 'scheduled', scheduledAt });
    await page.goto('/calendar?day=2031-07-15');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Friday 4 July' })).toBeVisible();
    await page.getByRole('button', { name: 'On the phone' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Reschedule Post' });
    await dialog.getByLabel('Date and time').fill('2031-07-20T08:00');
    await dialog.getByRole('button', { name: 'Reschedule' }).tap();
    await expect(page.getByRole('heading', { name: 'Sunday 20 July' })).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).tap();
    await expect(page.getByText('Nothing on these days.')).toBeVisible();
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(sideways)).toBe(0);
    await page.getByRole('link', { name: 'New post, Friday 15 August' }).tap();
    await expect(page.getByText('To go out 15 Aug 2031, 09:00')).toBeVisible();
  });
});
