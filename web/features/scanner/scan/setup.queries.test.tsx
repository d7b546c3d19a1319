import { onlineManager } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScanSetup } from '#contract/scanning/saved-scans.ts';
import { applySetupChange, type SetupChange } from '#core/scanning/setup-change.ts';
import { invalid, openPage, press, stubServer } from '#test/open-page.ts';
import { storeWork } from '#web/lib/stored-work.ts';
import { listUnsaved } from '#web/lib/unsaved.ts';
import { handleTopic } from '#web/shell/use-live-data.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { savedScansQuery } from './saved-scans.queries.ts';
import { ScanBar } from './scan-bar.tsx';
import { useScan } from './use-scan.ts';

const SETUP: ScanSetup = {
  subreddits: ['saas', 'webdev'],
  keywords: ['late payment'],
  filters: { maxAge: 12, minScore: 30, excludeStickied: false, limit: 50 },
};
const SAVE = 'PATCH /api/scanner/setup';
const LISTS = 'GET /api/scanner/scans';
const Bar = () => (
  <ScanBar scan={useScan()} isEmpty>
    {null}
  </ScanBar>
);
const Page = () => (
  <>
    {useLocation().pathname === '/' && <Bar />}
    <Toaster />
  </>
);

async function open(setup: ScanSetup = SETUP) {
  let current = setup;
  const save = (change: SetupChange<ScanSetup['filters']>) => (current = applySetupChange(current, change));
  const server = stubServer({
    'GET /api/opportunities/scan': { scan: null },
    'GET /api/reddit-accounts': [],
    'GET /api/reddit/community': { mode: 'sandbox', url: null },
    'GET /api/user-subreddits': [],
    [LISTS]: () => ({ scans: [], restsBecause: null, setup: current }),
    [SAVE]: save,
    'GET /api/settings/facts': { product: null, about: [] },
    'GET /api/opportunities/recommendations': [],
  });
  const { queries, router } = await openPage(<Page />);
  await screen.findByText(setup.keywords[0]!);
  const lose = () => delete server.answers[SAVE];
  const answer = () => (server.answers[SAVE] = save);
  return { ...server, queries, router, save, lose, answer, current: () => current };
}

const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));
const goOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(async () => {
  onlineManager.setOnline(true);
  await openPage(null);
  vi.useRealTimers();
});

test("shows the server's setup, ignores the browser's storage, and saves nothing", async () => {
  storeWork('scan', { subreddits: ['secretplan'], keywords: [] });
  const { sent } = await open();
  expect(chips()).toEqual(['Remove r/saas', 'Remove r/webdev', 'Remove late payment']);
  expect(screen.getByRole('slider', { name: 'Min score' }).getAttribute('aria-valuetext')).toBe('30+');
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  await openPage(null);
  expect(sent).toEqual([]);
});

test('saves only what changed, at once', async () => {
  const { sent } = await open();
  press('Remove r/webdev');
  const none = { add: [], remove: [] };
  const body = { subreddits: { add: [], remove: ['webdev'] }, keywords: none, filters: {} };
  await waitFor(() => expect(sent).toMatchObject([{ call: SAVE, body }]));
  expect(chips()).toEqual(['Remove r/saas', 'Remove late payment']);
});

test('shows the changes of another browser, and keeps them when it saves its own', async () => {
  const { queries, save, current } = await open();
  save({ subreddits: { add: ['seo'], remove: ['saas'] }, keywords: { add: [], remove: [] }, filters: {} });
  press('Remove late payment');
  await waitFor(() => expect(current()).toMatchObject({ subreddits: ['webdev', 'seo'], keywords: [] }));
  await waitFor(() => expect(chips()).toEqual(['Remove r/webdev', 'Remove r/seo']));
  save({ subreddits: { add: [], remove: ['seo'] }, keywords: { add: [], remove: [] }, filters: {} });
  handleTopic(queries, 'scans');
  await waitFor(() => expect(chips()).toEqual(['Remove r/webdev']));
});

test('sends changes made during a save in one request after it', async () => {
  const { answers, sent, save, current } = await open();
  const first = Promise.withResolvers<void>();
  answers[SAVE] = async (change: Parameters<typeof save>[0]) => {
    await first.promise;
    return save(change);
  };
  press('Remove r/webdev');
  await waitFor(() => expect(sent).toHaveLength(1));
  press('Remove late payment');
  press('Remove r/saas');
  expect(chips()).toEqual([]);
  first.resolve();
  await waitFor(() => expect(current()).toMatchObject({ subreddits: [], keywords: [] }));
  expect(chips()).toEqual([]);
  expect(sent).toHaveLength(2);
});

test('sends unsaved changes as the page closes', async () => {
  const { answers, sent } = await open();
  answers[SAVE] = () => new Promise(() => undefined);
  press('Remove r/webdev');
  press('Remove late payment');
  await waitFor(() => expect(sent).toHaveLength(1));
  dispatchEvent(new Event('pagehide'));
  const body = { subreddits: { remove: ['webdev'] }, keywords: { remove: ['late payment'] } };
  await waitFor(() => expect(sent[1]).toMatchObject({ call: SAVE, body }));
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

test('saves changes made offline once the browser is online, even after the page was left', async () => {
  const { sent, router, lose, answer, current } = await open();
  lose();
  goOnline(false);
  press('Remove r/webdev');
  await screen.findByText(/^Failed to save the scan configuration\. The server didn’t answer/);
  expect(listUnsaved()).toEqual(['The scan configuration']);
  await passTime(1_000);
  expect(sent).toHaveLength(1);
  expect(chips()).toEqual(['Remove r/saas', 'Remove late payment']);
  await act(() => router.navigate({ href: '/posts' }));
  expect(chips()).toEqual([]);
  answer();
  goOnline(true);
  await waitFor(() => expect(current().subreddits).toEqual(['saas']));
  await waitFor(() => expect(listUnsaved()).toEqual([]));
});

test("drops a user's unsaved changes when the session ends", async () => {
  const { sent, queries, lose, answer } = await open();
  lose();
  goOnline(false);
  press('Remove r/webdev');
  await waitFor(() => expect(listUnsaved()).toHaveLength(1));
  handleTopic(queries, 'signedOut');
  answer();
  await passTime(1_000);
  goOnline(true);
  await waitFor(() => expect(listUnsaved()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test('reports a change that the server refuses, and shows the saved setup again', async () => {
  const { answers, queries } = await open();
  answers[SAVE] = invalid({ keywords: 'Use at most 100 keywords.' });
  press('Remove r/webdev');
  await screen.findByText('Failed to save the scan configuration. Use at most 100 keywords.');
  await waitFor(() => expect(chips()).toHaveLength(3));
  expect(queries.getQueryState(savedScansQuery.queryKey)?.data?.setup).toEqual(SETUP);
});

test('refuses the chip over the limit at its field, and keeps its text', async () => {
  const keywords = Array.from({ length: 100 }, (_, no) => `word ${no}`);
  const { sent } = await open({ ...SETUP, subreddits: [], keywords });
  fireEvent.change(screen.getByRole('textbox', { name: 'Keywords' }), { target: { value: 'one more' } });
  press('Add to Keywords');
  await screen.findByText('Use at most 100 keywords. Remove some to add more.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Keywords' }).value).toBe('one more');
  expect(sent).toEqual([]);
  press('Remove word 7');
  press('Add to Keywords');
  await waitFor(() => expect(chips()).toContain('Remove one more'));
  expect(screen.queryByText(/^Use at most/)).toBe(null);
});
