import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PastedLink } from '#contract/scanning/links.ts';
import { openPage, stubServer } from '#test/open-page.ts';
import { OtherSources } from './other-sources.tsx';

const LINK: PastedLink = {
  id: 'lnk_1',
  kind: 'thread',
  subreddit: 'saas',
  address: 'https://www.reddit.com/r/saas/comments/abc/x/',
  addedAt: '2026-11-20T09:00:00.000Z',
};

test.each([
  ['/#other-sources', true],
  ['/', false],
])('the heading of the pasted links “%s” opens them: %s', async (path, isOpen) => {
  stubServer({ 'GET /api/links': [LINK], 'GET /api/feed': { feed: null } });
  await openPage(<OtherSources />, { path });
  const state = await screen.findByText('1 to look at');
  expect(state.closest('details')?.open).toBe(isOpen);
});
