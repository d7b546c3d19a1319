import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ScanByHand, ScanResult } from '#contract/scanning/scans-by-hand.ts';
import type { ScanSetup } from '#contract/scanning/saved-scans.ts';
import { applySetupChange, type SetupChange } from '#core/scanning/setup-change.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { closeToast, currentToast } from '#web/lib/toast-store.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { ScanBar } from './scan-bar.tsx';
import { scanQuery } from './manual-scan.queries.ts';
import { useScan } from './use-scan.ts';

const RESULT: ScanResult = {
  newOpportunities: 2,
  scannedCount: 30,
  unread: [],
  partly: [],
  problem: null,
  stopped: null,
};
const RUNNING: ScanByHand = {
  startedAt: '2026-11-20T00:00:00.000Z',
  communities: 12,
  communitiesRead: 4,
  threadsRead: 1_180,
  kept: 9,
  isStopping: false,
  end: null,
};

const Page = ({ isEmpty }: { isEmpty: boolean }) => (
  <>
    <ScanBar scan={useScan()} isEmpty={isEmpty}>
      {null}
    </ScanBar>
    <Toaster />
  </>
);

/** Without the saves of the setup. */
const scansIn = (sent: readonly { call: string }[]) =>
  sent.filter(({ call }) => call !== 'PATCH /api/scanner/setup');

/** The chips in a field have the field's name too. */
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

async function open(scan: ScanByHand | null, mode = 'sandbox', isEmpty = true) {
  let setup: ScanSetup = {
    subreddits: isEmpty ? ['saas'] : ['saas', 'webdev'],
    keywords: [],
    filters: { maxAge: 6, minScore: 60, excludeStickied: true, limit: 50 },
  };
  const server = stubServer({
    'GET /api/opportunities/scan': { scan },
    'POST /api/opportunities/scan': { result: RESULT },
    'DELETE /api/opportunities/scan': null,
    'GET /api/reddit-accounts': [],
    'GET /api/reddit/community': { mode, url: null },
    'GET /api/user-subreddits': [],
    'GET /api/scanner/scans': { scans: [], restsBecause: null, setup },
    'PATCH /api/scanner/setup': (change: SetupChange<ScanSetup['filters']>) =>
      (setup = applySetupChange(setup, change)),
    'GET /api/settings/facts': { product: null, about: ['Reminds people of unpaid invoices.'] },
    'GET /api/opportunities/recommendations': [],
  });
  const { queries } = await openPage(<Page isEmpty={isEmpty} />);
  await screen.findByRole('button', { name: /r\/saas/, expanded: isEmpty });
  const tell = async (next: ScanByHand) => {
    server.answers['GET /api/opportunities/scan'] = { scan: next };
    await act(() => queries.invalidateQueries({ queryKey: scanQuery.queryKey }));
  };
  return { ...server, tell };
}
afterEach(() => {
  closeToast(currentToast()?.id ?? 0);
  cleanup();
});

test('shows the progress of a scan that another page started, and announces its end', async () => {
  const { tell } = await open(RUNNING);
  await screen.findByText('4 of 12 communities, 1,180 threads read, 9 kept');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('4');
  await tell({ ...RUNNING, end: { result: { ...RESULT, unread: ['gone'] } } });
  await screen.findByText(
    'Found 2 new opportunities from 30 posts scanned. Not read, because it doesn’t exist or is closed: r/gone',
  );
  expect(screen.queryByRole('progressbar')).toBe(null);
});

test("does not say that an aborted scan is complete, and says what wasn't read and why", async () => {
  const { tell } = await open(RUNNING);
  await screen.findByRole('progressbar');
  const unread = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const problem = 'Reddit did not answer. Try again in a minute.';
  await tell({ ...RUNNING, end: { result: { ...RESULT, unread, partly: ['saas'], problem } } });
  await screen.findByText('Scan Incomplete');
  const told =
    'Found 2 new opportunities from 30 posts scanned. Not read: r/a, r/b, r/c, r/d, r/e and 2 more. ' +
    'Only the newest threads were read of r/saas. Reddit did not answer. Try again in a minute.';
  expect(screen.getByText(told)).toBeTruthy();
});

test('requests cancellation on Cancel, and says what was kept once the scan has stopped', async () => {
  const { sent, tell } = await open(RUNNING);
  await screen.findByRole('progressbar');
  press(/^Cancel/);
  await waitFor(() => expect(scansIn(sent)).toMatchObject([{ call: 'DELETE /api/opportunities/scan' }]));
  const stopped = { communitiesRead: 4, communities: 12, kept: 9 };
  await tell({ ...RUNNING, end: { result: { ...RESULT, stopped } } });
  await screen.findByText('Stopped after 4 of 12 communities. 9 opportunities kept.');
});

test('shows no error if a scan ended before it could be canceled', async () => {
  const { answers, tell } = await open(RUNNING);
  await screen.findByRole('progressbar');
  answers['DELETE /api/opportunities/scan'] = refusal(404, { code: 'NOT_FOUND', message: 'None.' });
  press(/^Cancel/);
  await tell({ ...RUNNING, end: { result: RESULT } });
  expect(await screen.findByText('Scan Complete!')).toBeTruthy();
});

test('shows the outcome of an earlier scan without announcing it again', async () => {
  const startedAt = new Date(Date.now() - 12.5 * 60_000).toISOString();
  await open({ ...RUNNING, startedAt, end: { result: { ...RESULT, unread: ['gone'] } } });
  await screen.findByText(
    'Last scan, 12 minutes ago: Found 2 new opportunities from 30 posts scanned. Not read, because ' +
      'it doesn’t exist or is closed: r/gone',
  );
  expect(screen.queryByText('Scan Complete!')).toBe(null);
});

test('says why a scan found nothing new', async () => {
  const leftOut = { tooOld: 84, noKeyword: 10, lowScore: 6 };
  const result = { ...RESULT, newOpportunities: 0, scannedCount: 16, leftOut };
  await open({ ...RUNNING, end: { result } });
  const line = await screen.findByText(/^Last scan,/);
  expect(line.textContent).toMatch(
    /Found 0 new opportunities from 16 posts scanned. Left out: 84 too old, 10 without a keyword, 6 below the min score$/,
  );
});

test('folds the configuration into one line if threads were found, and opens it on an error', async () => {
  await open(null, 'sandbox', false);
  const fold = await screen.findByRole('button', { name: 'r/saas, r/webdev' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  press(/^Start Scan/);
  await screen.findByText('Scan Complete!');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  press('Remove r/saas');
  press('Remove r/webdev');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  press(/^Start Scan/);
  await screen.findByText('Missing Subreddits');
  expect([fold.getAttribute('aria-expanded'), fold.textContent]).toEqual(['true', 'Choose subreddits']);
});

test('proposes keywords from the facts, without those already chosen', async () => {
  const { sent } = await open(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Add unpaid invoices' }));
  expect(screen.queryByRole('button', { name: 'Add unpaid invoices' })).toBe(null);
  press(/^Start Scan/);
  await screen.findByText('Scan Complete!');
  expect(scansIn(sent)).toMatchObject([{ body: { keywords: ['unpaid invoices'] } }]);
});

test('scans for what is typed but not added, and turns it into chips', async () => {
  const { sent } = await open(null);
  fill('Target subreddits', 'r/webdev r/SaaS');
  fill('Keywords', ' late payment ');
  press(/^Start Scan/);
  await screen.findByText('Scan Complete!');
  expect(scansIn(sent)).toMatchObject([
    { body: { subreddits: ['saas', 'webdev'], keywords: ['late payment'] } },
  ]);
  expect(screen.getByText('late payment')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Keywords' }).value).toBe('');
});

test('reports an invalid subreddit at its field and scans nothing', async () => {
  const { sent } = await open(null);
  fill('Target subreddits', 'https://www.reddit.com/r/webdev/, my-community!, sub!!');
  press(/^Start Scan/);
  await screen.findByText(/^“my-community!” and “sub!!” aren’t names of subreddits/);
  press('Remove r/sub!!');
  await screen.findByText(/^“my-community!” isn’t a subreddit’s name/);
  expect(scansIn(sent)).toEqual([]);
  press('Remove r/my-community!');
  press(/^Start Scan/);
  await screen.findByText('Scan Complete!');
  expect(scansIn(sent)).toMatchObject([{ body: { subreddits: ['saas', 'webdev'] } }]);
});

test('reports an invalid keyword at its field and scans nothing', async () => {
  const { sent } = await open(null);
  fill('Keywords', '(invoice OR billing');
  press('Add to Keywords');
  expect(await screen.findByText('“(invoice OR billing”: A “(” has no “)”.')).toBeTruthy();
  press(/^Start Scan/);
  expect(scansIn(sent)).toEqual([]);
  press('Remove (invoice OR billing');
  press(/^Start Scan/);
  await screen.findByText('Scan Complete!');
  expect(scansIn(sent)).toMatchObject([{ body: { keywords: [] } }]);
});

test('starts no scan without a subreddit and says what is missing', async () => {
  const { sent } = await open(null);
  press('Remove r/saas');
  press(/^Start Scan/);
  await screen.findByText('Please add at least one subreddit to scan');
  expect(scansIn(sent)).toEqual([]);
});

test('accepts a keyword whose symbols are ignored, with a warning', async () => {
  await open(null);
  fill('Keywords', 'C#');
  expect(screen.getByText(/^Signs are not compared: “C#” looks for “c”/)).toBeTruthy();
});

test('asks for an account only if one can be connected', async () => {
  await open(null);
  await screen.findByText(/^Connect a Reddit account on/);
  expect(screen.getByRole('link', { name: 'the dashboard' })).toBeTruthy();
  await open(null, 'none');
  await screen.findByText(/^No connection to Reddit is set up here/);
  expect(screen.queryByText(/Connect a Reddit account/)).toBe(null);
});

test.each([
  ['POST /api/opportunities/scan', /^Start Scan/, 'Scan Failed', 'Unable to scan for opportunities'],
  [
    'POST /api/opportunities/generate-sample',
    'Generate Sample Data',
    'Error',
    'Failed to create sample data',
  ],
] as const)('shows a message of our own when %s fails without one', async (call, button, title, text) => {
  const { answers } = await open(null);
  answers[call] = refusal(500, { message: '' });
  press(button);
  await screen.findByText(text);
  expect(screen.getByText(title)).toBeTruthy();
});

test('says why a scan failed', async () => {
  const { answers } = await open(null);
  const body = { code: 'UNAVAILABLE', message: 'None of these subreddits could be read.' };
  answers['POST /api/opportunities/scan'] = refusal(503, body);
  press(/^Start Scan/);
  await screen.findByText('None of these subreddits could be read.');
  expect(screen.getByText('Scan Failed')).toBeTruthy();
});

test.each(['r/entrepreneur marketing', 'entrepreneur marketing', 'entrepreneur, marketing'])(
  'reads “%s” as the names of two subreddits',
  async (typed) => {
    await open(null);
    fill('Target subreddits', typed);
    press('Add to Target subreddits');
    const chips = within(screen.getByRole('list', { name: 'Target subreddits' })).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual(['r/saas', 'r/entrepreneur', 'r/marketing']);
  },
);

test('keeps the count of the last scan in view when a scan folds the form', async () => {
  const end = { result: { ...RESULT, newOpportunities: 0 } };
  const { tell } = await open({ ...RUNNING, end }, 'sandbox', false);
  await screen.findByRole('button', { name: /^Last scan .* ago: 0 new · r\/saas/, expanded: false });
  await tell({ ...RUNNING, end: { problem: 'Reddit did not answer.' } });
  expect(await screen.findByRole('button', { name: /^Last scan .* ago: failed/ })).toBeTruthy();
});
