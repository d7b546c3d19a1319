import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { press, type } from '#test/open-page.ts';
import { listRows, makePost, openScheduling, stubScheduling } from '#test/schedule-many.ts';

const server = stubScheduling();
const sentence = () => screen.getByText(/^\d+ posts?, /).textContent;

test('plans a few posts a day by default and summarizes the plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const { onClose } = openScheduling(Array.from({ length: 12 }, (_, at) => makePost(`${at}`)));
  expect(sentence()).toBe('12 posts, 2 a day on weekdays at 9:00 AM and 5:00 PM; the last on Nov 30');
  expect(listRows().slice(0, 2)).toEqual([
    expect.stringMatching(/Nov 20, 2026, 5:00/),
    expect.stringMatching(/Nov 23, 2026, 9:00/),
  ]);
  type('On', 'daily');
  type('Posts a day', '4');
  expect(sentence()).toBe(
    '12 posts, 4 every day at 9:00 AM, 11:30 AM, 2:15 PM and 5:00 PM; the last on Nov 23',
  );
  type('Posts a day', '1');
  type('First time', '10:15');
  expect(sentence()).toBe('12 posts, 1 every day at 10:15 AM; the last on Dec 2');
  press(/^Schedule 12 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const first = new Date(2026, 10, 21, 10, 15).toISOString();
  expect(server.sent).toMatchObject([{ action: 'schedule', times: expect.arrayContaining([first]) }]);
  expect(server.sent[0]).not.toHaveProperty('everyMinutes');
  vi.useRealTimers();
});

test('skips a time at which another post of the account goes out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const scheduledAt = new Date(2026, 10, 20, 17).toISOString();
  const other = makePost('other', { phase: 'waiting', status: 'scheduled', scheduledAt });
  openScheduling([makePost('a')], [other]);
  expect(sentence()).toMatch(/^1 post, on Monday, November 23.*9:00/);
  vi.useRealTimers();
});

test('ignores posts of other accounts', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  const scheduledAt = new Date(2026, 10, 20, 17).toISOString();
  const plan = { phase: 'waiting', status: 'scheduled', scheduledAt } as const;
  openScheduling([makePost('a')], [makePost('other', { ...plan, redditAccountId: 'acc_2' })]);
  expect(sentence()).toMatch(/^1 post, on Friday, November 20.*5:00/);
  vi.useRealTimers();
});

test("skips days without posting hours and keeps the account's pace", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 18) });
  server.hours = { days: DEFAULT_POSTING_HOURS.days.map((day, no) => (no === 0 ? null : day)) };
  server.pace = { account: 3_600, community: 3_600 };
  const scheduledAt = new Date(2026, 10, 24, 9, 30).toISOString();
  openScheduling(
    [makePost('a')],
    [makePost('other', { phase: 'waiting', status: 'scheduled', scheduledAt })],
  );
  await expect.poll(sentence).toMatch(/^1 post, on Tuesday, November 24.*5:00/);
  vi.useRealTimers();
});

test('rejects two equal times of a day before sending', () => {
  openScheduling([makePost('a'), makePost('b')]);
  type('Second time', '09:00');
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Give each post of a day a time of its own.')).toBeTruthy();
  expect(server.sent).toEqual([]);
});
