import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { Overview } from './overview.tsx';

const METRICS = {
  totalPosts: 46,
  totalUpvotes: 1_411,
  totalClicks: 0,
  avgEngagementRate: 45.1,
  measuredPosts: 40,
  clicksMeasured: false,
  changes: { posts: 150, upvotes: 16, clicks: null, engagementRate: 2 },
};

test("says why figures couldn't be loaded and offers to retry", async () => {
  const call = 'GET /api/dashboard/metrics';
  const { answers } = stubServer({ [call]: () => refusal(500, { message: 'The database is full.' }) });
  await openPage(<Overview />);
  await screen.findByText('The database is full.');
  answers[call] = METRICS;
  press('Try again');
  await screen.findByText('46');
  expect(screen.queryByText('The database is full.')).toBeNull();
});

test('explains below the figures what each means and what the changes compare', async () => {
  stubServer({ 'GET /api/dashboard/metrics': METRICS });
  await openPage(<Overview />);
  await screen.findByText('46');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Total Posts: All your posts, in every status. Those in the trash don’t count. The change counts published posts only.',
    expect.stringMatching(/^Total Upvotes: /),
    expect.stringMatching(/^Website Clicks: .* add your website under Settings\.$/),
    expect.stringMatching(/^Engagement Rate: /),
  ]);
  expect(screen.getByText('Changes: last 30 days vs. previous 30. How we count')).toBeTruthy();
});
