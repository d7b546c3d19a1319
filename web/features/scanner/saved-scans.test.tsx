import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedScan } from '#contract/saved-scans.ts';
import { openPage, press, stubServer, type } from '#test/open-page.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { SavedScans } from './saved-scans.tsx';

const FILTERS = { maxAge: 6, minScore: 60, excludeStickied: true };
const SAVED: SavedScan = {
  id: 'scn_1',
  name: 'Invoices',
  isOn: true,
  subreddits: ['saas'],
  keywords: ['invoice*'],
  filters: { ...FILTERS, limit: 50 },
  createdAt: '2026-11-20T00:00:00.000Z',
};
async function open({ scans = [SAVED], restsBecause = null as string | null, subreddits = ['webdev'] } = {}) {
  const server = stubServer({
    'GET /api/scanner/scans': { scans, restsBecause },
    'POST /api/scanner/scans': SAVED,
    'PATCH /api/scanner/scans/scn_1': SAVED,
    'DELETE /api/scanner/scans/scn_1': null,
  });
  const change = vi.fn();
  const settings = { subreddits, keywords: ['tax'], ...FILTERS };
  const scan = {
    settings,
    change,
    start: () => undefined,
    isScanning: false,
    addSamples: () => undefined,
    isAdding: false,
  };
  await openPage(
    <>
      <SavedScans scan={scan} />
      <Toaster />
    </>,
  );
  if (scans.length > 0) await screen.findByText('Invoices');
  return { ...server, change };
}
afterEach(cleanup);

test('the present configuration is saved under a name', async () => {
  const { sent } = await open();
  type('Name of the scan', 'Taxes');
  press('Save this configuration');
  const body = { name: 'Taxes', subreddits: ['webdev'], keywords: ['tax'], filters: FILTERS };
  await waitFor(() => expect(sent).toMatchObject([{ body }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name of the scan').value).toBe(''));
});

test('without a subreddit or a name nothing can be saved', async () => {
  await open({ subreddits: [] });
  type('Name of the scan', 'Taxes');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save this/ });
  expect(button().disabled).toBe(true);
  cleanup();
  await open();
  expect(button().disabled).toBe(true);
});

test('a scan is switched off, and loaded into the configuration', async () => {
  const { sent, change } = await open();
  screen.getByRole('switch', { name: /Invoices/ }).click();
  await waitFor(() => expect(sent).toMatchObject([{ body: { isOn: false } }]));
  press('Load Invoices');
  expect(change).toHaveBeenCalledWith({ subreddits: ['saas'], keywords: ['invoice*'], ...FILTERS });
});

test('a deleted scan comes back with Undo', async () => {
  const { sent } = await open();
  press('Delete Invoices');
  await screen.findByText('The saved scan “Invoices” has been deleted');
  press('Undo');
  const { id: _id, createdAt: _createdAt, ...body } = SAVED;
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body }));
});

test('where saved scans rest, the card says why', async () => {
  await open({ restsBecause: 'Connect an account.' });
  expect(screen.getByText('Connect an account.')).toBeTruthy();
});
