import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SavedScan } from '#contract/scanning/saved-scans.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { SavedScans } from './saved-scans.tsx';
import type { Scan } from './use-scan.ts';

const FILTERS = { maxAge: 6, minScore: 60, excludeStickied: true };
const SAVED: SavedScan = {
  id: 'scn_1',
  name: 'Invoices',
  isOn: true,
  subreddits: ['saas'],
  keywords: ['invoice*'],
  filters: { ...FILTERS, limit: 50 },
  readsComments: true,
  createdAt: '2026-11-20T00:00:00.000Z',
};
async function open({
  scans = [SAVED],
  restsBecause = null as string | null,
  subreddits = ['webdev'],
  typed = ['tax'],
} = {}) {
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
    meant: settings,
    takeTyped: () => ({ ...settings, keywords: typed }),
    chipsOf: () => ({
      chips: [],
      onChange: change,
      text: '',
      onText: change,
      onAdd: () => settings,
      error: undefined,
    }),
    change,
    startWith: change,
    start: () => undefined,
    isScanning: false,
    running: null,
    last: null,
    cancel: () => undefined,
    addSamples: () => undefined,
    isAdding: false,
    hasAdded: false,
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
test('saves the current configuration under a name', async () => {
  const { sent } = await open();
  type('Name of the scan', 'Taxes');
  press('Save this configuration');
  const body = { name: 'Taxes', subreddits: ['webdev'], keywords: ['tax'], filters: FILTERS };
  await waitFor(() => expect(sent).toMatchObject([{ body }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name of the scan').value).toBe(''));
});

test('saves what is typed but not yet added as a chip', async () => {
  const { sent } = await open({ typed: ['tax', 'late payment'] });
  type('Name of the scan', 'Taxes');
  press('Save this configuration');
  await waitFor(() => expect(sent).toMatchObject([{ body: { keywords: ['tax', 'late payment'] } }]));
});

test('saves nothing without a subreddit or a name', async () => {
  await open({ subreddits: [] });
  type('Name of the scan', 'Taxes');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save this/ });
  expect(button().disabled).toBe(true);
  cleanup();
  await open();
  expect(button().disabled).toBe(true);
});

test('switches a scan off and loads it into the configuration', async () => {
  const { sent, change } = await open();
  screen.getByRole('switch', { name: /Invoices/ }).click();
  await waitFor(() => expect(sent).toMatchObject([{ body: { isOn: false } }]));
  press('Load Invoices');
  expect(change).toHaveBeenCalledWith({ subreddits: ['saas'], keywords: ['invoice*'], ...FILTERS });
  await screen.findByText('Loaded “Invoices”');
  press('Undo');
  expect(change).toHaveBeenLastCalledWith({ subreddits: ['webdev'], keywords: ['tax'], ...FILTERS });
});

test('only a scan with keywords can search comments', async () => {
  const { sent } = await open({ scans: [SAVED, { ...SAVED, id: 'scn_2', name: 'All', keywords: [] }] });
  screen.getByRole('switch', { name: /Look in comments/ }).click();
  await waitFor(() => expect(sent).toMatchObject([{ body: { readsComments: false } }]));
});

test('replaces a saved scan with the current configuration, and restores it on Undo', async () => {
  const { sent } = await open();
  press('Replace Invoices with this configuration');
  await screen.findByText('“Invoices” now has this configuration');
  const { subreddits, keywords, filters } = SAVED;
  expect(sent).toMatchObject([{ body: { subreddits: ['webdev'], keywords: ['tax'], filters: FILTERS } }]);
  press('Undo');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { subreddits, keywords, filters } }));
});

test('restores a deleted scan on Undo', async () => {
  const { sent } = await open();
  press('Delete Invoices');
  await screen.findByText('The saved scan “Invoices” has been deleted');
  press('Undo');
  const { id: _id, createdAt: _createdAt, ...body } = SAVED;
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body }));
});

test("reports saved scans that can't be loaded instead of an empty list", async () => {
  stubServer({ 'GET /api/scanner/scans': refusal(503, { message: 'Not now.' }) });
  await openPage(<SavedScans scan={{ meant: { subreddits: [] } } as unknown as Scan} />);
  await screen.findByText('Not now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('says why saved scans are paused', async () => {
  await open({ restsBecause: 'Connect an account.' });
  expect(screen.getByText('Connect an account.')).toBeTruthy();
});
