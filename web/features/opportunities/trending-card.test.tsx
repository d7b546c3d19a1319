import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TrendingThread } from '#contract/opportunities.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { TrendingCard } from './trending-card.tsx';

const thread = (isCurrent: boolean): TrendingThread => ({
  id: 'sandbox:t3_1',
  title: 'How do you chase late invoices?',
  status: 'Hot',
  subreddit: 'saas',
  comments: 1,
  timeAgo: '2 hours ago',
  upvotes: 12,
  engagement: 7.7,
  velocity: 6.5,
  permalink: 'http://127.0.0.1:1/r/saas/comments/1/x/',
  createdAt: '2026-11-22T08:00:00.000Z',
  origin: 'sandbox',
  isCurrent,
});
test('does not report a refresh without an answer as a success, and marks the list as out of date', async () => {
  let asked = 0;
  const { answers } = stubServer({
    'GET /api/opportunities/trending': () => {
      asked += 1;
      return [thread(false)];
    },
  });
  await openPage(<TrendingCard />);
  const before = currentToast();
  const told = 'Reddit didn’t answer. Showing saved results.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText('6.5 per hour')).toBeTruthy();
  press('Refresh');
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' }).ariaBusy).not.toBe('true'));
  expect(currentToast()).toBe(before);
  answers['GET /api/opportunities/trending'] = [thread(true)];
  press('Refresh');
  await waitFor(() => expect(currentToast()?.title).toBe('Refreshed'));
  expect(screen.queryByText(told)).toBeNull();
});
