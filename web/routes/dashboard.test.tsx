import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { metricsQuery } from '#web/features/insights/insights.queries.ts';
import { Dashboard } from './dashboard.tsx';

test("reports a dashboard that can't be loaded, and makes each call only a few times", async () => {
  stubServer({});
  await openPage(<Dashboard />);
  expect(await screen.findAllByText(/The server didn’t answer/)).not.toEqual([]);
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => url);
  expect(asked.length).toBeLessThan(3 * new Set(asked).size);
});

test('requests the figures while the posts are loading', async () => {
  const onItsWay = () => new Promise(() => undefined);
  stubServer({ 'GET /api/posts': onItsWay, 'GET /api/dashboard/metrics': onItsWay });
  const { queries } = await openPage(<Dashboard />);
  await screen.findByText('Loading dashboard...');
  // Counts only this page's calls: the previous page's effects may run when it unmounts.
  expect(queries.isFetching({ queryKey: metricsQuery.queryKey })).toBe(1);
});
