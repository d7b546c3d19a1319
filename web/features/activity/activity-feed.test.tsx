import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Activity } from '#contract/activity.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { ActivityBell, ActivityAnnouncer } from './activity-bell.tsx';
import { ActivityFeed } from './activity-feed.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2031, 6, 10, 11), toFake: ['Date'] });
});
const activity = (id: string, at: Date, change: Partial<Activity> = {}): Activity =>
  ({
    id,
    at: at.toISOString(),
    event: 'accepted',
    detail: '',
    isNew: false,
    origin: 'api',
    subreddit: 'saas',
    post: { id: `pst_${id}`, title: `Post ${id}`, content: '', subreddit: 'saas' },
    ...change,
  }) as Activity;
const NEWEST = new Date(2031, 6, 10, 10);

async function open(answers: Record<string, unknown>) {
  const server = stubServer({ 'GET /api/activity/unread': { unread: 0 }, ...answers });
  await openPage(<ActivityFeed />);
  return server;
}

test('groups events by day and links them to their posts', async () => {
  const items = [
    activity('a', NEWEST, { isNew: true, event: 'removedThere', origin: 'sandbox' }),
    activity('b', new Date(2031, 6, 9, 10)),
    activity('c', new Date(2031, 6, 9, 9)),
  ];
  await open({ 'GET /api/activity': { items, next: null } });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link').getAttribute('href')).toBe('/posts/pst_a');
  expect(today.getByText('Taken down in the community.')).toBeTruthy();
  expect([today.getByText('New'), today.getByText('Sandbox')]).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getAllByRole('link')).toHaveLength(2);
});

test("links changed rules to their community's page", async () => {
  const detail = 'Promotion: Allowed → Not allowed.';
  const item = activity('a', NEWEST, { event: 'rulesChanged', detail, post: null, origin: null });
  await open({ 'GET /api/activity': { items: [item], next: null } });
  const link = await screen.findByRole('link', { name: /The rules of r\/saas changed\./ });
  expect(link.getAttribute('href')).toBe('/communities/saas');
  expect(within(link).getByText(detail)).toBeTruthy();
});

test('marks everything shown as seen, up to the newest event', async () => {
  const { sent } = await open({
    'GET /api/activity/unread': { unread: 2 },
    'GET /api/activity': { items: [activity('a', NEWEST), activity('b', new Date(2031, 6, 9))], next: null },
    'POST /api/activity/seen': { unread: 0 },
  });
  await waitFor(() => expect(sent).toMatchObject([{ body: { until: NEWEST.toISOString() } }]));
});

test('marks nothing as seen if nothing is new', async () => {
  const { sent } = await open({ 'GET /api/activity': { items: [activity('a', NEWEST)], next: null } });
  await screen.findByRole('region', { name: 'Today' });
  expect(sent).toEqual([]);
});

test('loads older events on request, and retries after a failure', async () => {
  const { answers } = await open({ 'GET /api/activity': { items: [activity('a', NEWEST)], next: 'cursor' } });
  await screen.findByRole('region', { name: 'Today' });
  answers['GET /api/activity'] = refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' });
  press('Show older');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  answers['GET /api/activity'] = { items: [activity('b', new Date(2031, 6, 9))], next: null };
  press('Try again');
  expect(await screen.findByRole('region', { name: 'Yesterday' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('says what will appear if there are no events', async () => {
  await open({ 'GET /api/activity': { items: [], next: null } });
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
});

test.each([
  [0, 'Activity', ''],
  [3, 'Activity, 3 new', '3 new in your activity'],
  [120, 'Activity, 99+ new', '99+ new in your activity'],
])('labels the bell for %i new events %j and announces %j', async (unread, label, announced) => {
  stubServer({ 'GET /api/activity/unread': { unread } });
  await openPage(
    <>
      <ActivityBell />
      <ActivityAnnouncer />
    </>,
  );
  expect(await screen.findByRole('link', { name: label })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(announced);
});
