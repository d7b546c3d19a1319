import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { metricsQuery } from '#web/features/insights/insights.queries.ts';
import { Dashboard } from './dashboard.tsx';

test('a dashboard that cannot be read says so, and asks each call a few times at most', async () => {
  stubServer({});
  await openPage(<Dashboard />);
  expect(await screen.findAllByText(/The server didn’t answer/)).not.toEqual([]);
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => url);
  expect(asked.length).toBeLessThan(3 * new Set(asked).size);
});

test('the figures are asked for while the posts are on their way', async () => {
  const onItsWay = () => new Promise(() => undefined);
  stubServer({ 'GET /api/posts': onItsWay, 'GET /api/dashboard/metrics': onItsWay });
  const { queries } = await openPage(<Dashboard />);
  await screen.findByText('Loading dashboard...');
  // Counts only this page's calls: the effects of the page before may run when it is unmounted.
  expect(queries.isFetching({ queryKey: metricsQuery.queryKey })).toBe(1);
});
