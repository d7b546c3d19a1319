import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { dropAllWork } from '#web/lib/stored-work.ts';
import { ScanBar } from './scan-bar.tsx';
import { useScan } from './use-scan.ts';

const SETUP = {
  subreddits: ['saas', 'webdev'],
  keywords: ['late payment'],
  filters: { maxAge: 12, minScore: 30, excludeStickied: false },
};
const Page = () => (
  <ScanBar scan={useScan()} isEmpty>
    {null}
  </ScanBar>
);

async function open() {
  const server = stubServer({
    'GET /api/opportunities/scan': { scan: null },
    'GET /api/reddit-accounts': [],
    'GET /api/reddit/community': { mode: 'sandbox', url: null },
    'GET /api/user-subreddits': [],
    'GET /api/scanner/scans': { scans: [], restsBecause: null, setup: SETUP },
    'PUT /api/scanner/setup': null,
    'GET /api/settings/facts': { product: null, about: [] },
    'GET /api/opportunities/recommendations': [],
  });
  await openPage(<Page />);
  return server;
}
beforeEach(dropAllWork);

test("starts with the server's setup in a browser that has none, without saving it again", async () => {
  const { sent } = await open();
  await screen.findByRole('button', { name: 'Remove r/webdev' });
  expect(screen.getByText('late payment')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Min score' }).getAttribute('aria-valuetext')).toBe('30+');
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  await openPage(null);
  expect(sent).toEqual([]);
});

test('saves the changed setup after a pause', async () => {
  const { sent } = await open();
  await screen.findByRole('button', { name: 'Remove r/webdev' });
  press('Remove r/webdev');
  press('Remove late payment');
  const body = { ...SETUP, subreddits: ['saas'], keywords: [] };
  await waitFor(() => expect(sent).toMatchObject([{ call: 'PUT /api/scanner/setup', body }]));
});

test('saves the changed setup at once when the page is left', async () => {
  const { sent } = await open();
  await screen.findByRole('button', { name: 'Remove r/webdev' });
  press('Remove r/webdev');
  await openPage(null);
  await waitFor(() => expect(sent).toMatchObject([{ body: { ...SETUP, subreddits: ['saas'] } }]));
});
