import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { press, type } from '#test/open-page.ts';
import { done, listRows, makePost, openScheduling, START, stubScheduling } from '#test/schedule-many.ts';

const server = stubScheduling();
const refuse = (fields: Record<string, string>) => () =>
  Response.json({ code: 'INVALID_INPUT', message: 'Check the fields.', fields }, { status: 422 });
const spaceEvenly = () => fireEvent.click(screen.getByRole('radio', { name: 'Evenly spaced' }));

test('schedules posts in the chosen order, each at its own time', async () => {
  const { onClose, onScheduled } = openScheduling([
    makePost('a'),
    makePost('b'),
    makePost('c'),
    makePost('d', { phase: 'failed' }),
  ]);
  expect(screen.getByText('Left out: One failed: send it again from its page.')).toBeTruthy();
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  type('Time between', '30');
  press('Later: Post a');
  press('Leave out: Post c');
  expect(listRows()).toEqual([
    expect.stringMatching(/^Post b.*9:30/),
    expect.stringMatching(/^Post a.*10:00/),
  ]);
  expect(await screen.findByText(/at least 1 minute between two posts, and 10 minutes in one/)).toBeTruthy();
  press(/^Schedule 2 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onScheduled).toHaveBeenCalled();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const order = { ids: ['b', 'a'], action: 'schedule', startAt: START.toISOString(), everyMinutes: 30 };
  expect(server.sent).toEqual([{ ...order, revisions: { a: 1, b: 1 }, timeZone }]);
  expect(currentToast()).toMatchObject({ title: 'Success', description: expect.stringMatching(/^2 posts/) });
});

test('says which posts are rescheduled, with their current time', () => {
  const scheduledAt = new Date(2131, 1, 1, 8).toISOString();
  openScheduling([makePost('a'), makePost('b', { phase: 'waiting', status: 'scheduled', scheduledAt })]);
  expect(screen.getByText('1 is scheduled already and moves to the new time.')).toBeTruthy();
  expect(listRows()).toEqual([
    expect.stringContaining('until now Feb 1, 2131'),
    expect.not.stringContaining('until now'),
  ]);
});

test("names each post's account", async () => {
  const accounts = ['ada', 'ben'].map((name) => ({ id: name, username: name, isActive: true }) as Account);
  openScheduling(
    [makePost('a', { redditAccountId: 'ben' }), makePost('b', { redditAccountId: null })],
    [],
    accounts,
  );
  expect(listRows()).toEqual([
    expect.stringContaining('r/saas · u/ben'),
    expect.stringContaining('r/saas · no account chosen'),
  ]);
  cleanup();
  const [ada, ben] = accounts;
  openScheduling([makePost('a')], [], [ada!, { ...ben!, isActive: false }]);
  expect(listRows()).toEqual([expect.stringContaining('r/saas · u/ada')]);
  cleanup();
  openScheduling([makePost('a')]);
  expect(listRows()).toEqual([expect.not.stringContaining('no account')]);
});

test('says what a post lacks before sending, and counts it as a refusal', async () => {
  server.foretold = [{ id: 'a', verdict: 'pass', findings: [] }];
  openScheduling([makePost('a'), makePost('b', { type: 'link', url: null }), makePost('c', { title: null })]);
  expect(await screen.findByText('2 of 3 would be refused. The list says why.')).toBeTruthy();
  expect(listRows()).toEqual([
    expect.stringMatching(/^Post a/),
    expect.stringContaining('Enter the link that the post shares.'),
    expect.stringContaining('Give it a title first.'),
  ]);
  press('Leave the 2 out');
  expect(listRows()).toEqual([expect.stringMatching(/^Post a/)]);
});

test("restores the former plans on Undo and reports those it couldn't restore", async () => {
  const scheduledAt = new Date(2131, 1, 1).toISOString();
  const wasPlanned = { phase: 'waiting', status: 'scheduled', scheduledAt, timeZone: 'UTC' } as const;
  const hasPassed = { ...wasPlanned, scheduledAt: new Date(2020, 1, 1).toISOString() };
  openScheduling([makePost('a', { timeZone: null }), makePost('b', wasPlanned), makePost('c', hasPassed)]);
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  press(/^Schedule 3 posts/);
  await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'));
  server.sent = [];
  server.answer = () =>
    server.sent.length === 3 ? Response.json({ code: 'CONFLICT' }, { status: 409 }) : done();
  currentToast()?.action?.run();
  await waitFor(() => expect(currentToast()?.description).toMatch(/^1 of 3 couldn’t be changed back/));
  expect(server.sent).toEqual([
    { path: '/api/posts/a', revision: 2, status: 'draft', scheduledAt: null, timeZone: null },
    { path: '/api/posts/b', revision: 2, status: 'scheduled', scheduledAt, timeZone: 'UTC' },
    {
      path: '/api/posts/c',
      revision: 2,
      status: 'draft',
      scheduledAt: hasPassed.scheduledAt,
      timeZone: 'UTC',
    },
  ]);
});

test('shows a refusal beside its post and keeps every choice', async () => {
  const held = Promise.withResolvers<void>();
  server.answer = () => held.promise.then(refuse({ 'ids.1': 'Give it a title first.' }));
  const { onClose, listed } = openScheduling([makePost('a'), makePost('b'), makePost('c')]);
  spaceEvenly();
  type('First date and time', toLocalMinute(START));
  press(/^Schedule 3 posts/);
  await waitFor(() => expect(listed()).toEqual(['waiting', 'waiting', 'waiting']));
  held.resolve();
  expect(await screen.findByText(/^One post can’t be scheduled, so none was/)).toBeTruthy();
  expect(listed()).toEqual(['draft', 'draft', 'draft']);
  expect(onClose).not.toHaveBeenCalled();
  press('Earlier: Post b');
  expect(listRows()[0]).toMatch(/^Post b.*Give it a title first\./);
  server.answer = done;
  press('Leave out: Post b');
  expect(screen.queryByText(/can’t be scheduled/)).toBeNull();
  press(/^Schedule 2 posts/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent.at(-1)).toMatchObject({ ids: ['a', 'c'], startAt: START.toISOString() });
});

test('reports a missing or past time before sending', async () => {
  server.answer = refuse({ startAt: 'Choose a time in the future.' });
  openScheduling([makePost('a'), makePost('b')]);
  spaceEvenly();
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Please select a date and time to schedule the post.')).toBeTruthy();
  type('First date and time', '2020-01-01T10:00');
  type('Time between', 'own');
  type('Minutes between', '1.5');
  press(/^Schedule 2 posts/);
  expect(screen.getByText('Choose a time in the future.')).toBeTruthy();
  expect(screen.getByText('Give whole minutes, at most a week (10080).')).toBeTruthy();
  expect(server.sent).toEqual([]);
  type('First date and time', toLocalMinute(START));
  type('Minutes between', '45');
  press(/^Schedule 2 posts/);
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  expect(server.sent).toMatchObject([{ everyMinutes: 45 }]);
});

test('refuses more posts than can be scheduled at once', () => {
  openScheduling(Array.from({ length: 103 }, (_, at) => makePost(`${at}`)));
  expect(screen.getByText('At most 100 posts go at once, and 103 are chosen.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Schedule 103 posts/ }).hasAttribute('disabled')).toBe(true);
  press('Keep the first 100');
  expect(screen.getByRole('button', { name: /^Schedule 100 posts/ }).hasAttribute('disabled')).toBe(false);
});

test('says why nothing can be scheduled', () => {
  openScheduling([makePost('a', { phase: 'published' }), makePost('b', { phase: 'checking' })]);
  expect(screen.getByText('One went out already. One is being sent at this moment.')).toBeTruthy();
});

const warning = { severity: 'warning' } as const;
const UNDISCLOSED = sampleFinding({ ...warning, text: 'It doesn’t say so.', remedy: 'Say it.' });
const OLD = sampleFinding({ ...warning, text: 'The rules are old.', remedy: 'Read them.' });

test('marks posts that the rules block or warn about before sending', async () => {
  server.foretold = [
    { id: 'a', ...samplePreflight(sampleFinding()) },
    { id: 'b', ...samplePreflight(UNDISCLOSED, OLD) },
    { id: 'c', ...samplePreflight() },
  ];
  openScheduling([makePost('a'), makePost('b'), makePost('c')]);
  const summary = '1 of 3 would be refused. 1 has a warning. The list says why.';
  expect(await screen.findByText(summary)).toBeTruthy();
  expect(listRows()[0]).toContain('r/webdev takes promotion on Saturdays only. Move it to Saturday.');
  expect(listRows()[1]).toContain('It doesn’t say so. Say it. The rules are old. Read them.');
  expect(listRows()[2]).not.toContain('Edit it');
  const edits = screen.getAllByRole('link', { name: 'Edit it in a new tab' });
  expect(edits.map((link) => link.getAttribute('href'))).toEqual(['/generator?edit=a', '/generator?edit=b']);
  press('Leave it out');
  expect(listRows()).toEqual([expect.stringMatching(/^Post b/), expect.stringMatching(/^Post c/)]);
  expect(server.sent).toEqual([]);
});
