import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invitation } from '#contract/registering/invitations.ts';
import { invalid, openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { InvitationSettings } from './invitation-settings.tsx';

const item = (id: string, more: Partial<Invitation> = {}): Invitation => ({
  id,
  note: '',
  state: 'open',
  createdAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-27T09:00:00.000Z',
  usedAt: null,
  usedBy: null,
  ...more,
});
const list = (items: Invitation[], signUps = 'first') => ({ signUps, items });

test('creates a link with a note and shows it with a copy button', async () => {
  const link = 'https://threadwell.example/api/invitation#secret';
  const { answers, sent } = stubServer({ 'GET /api/invitations': list([]) });
  answers['POST /api/invitations'] = { ...item('inv_1', { note: 'Ben' }), link };
  await openPage(<InvitationSettings />);
  const note = await screen.findByLabelText<HTMLInputElement>('For whom');
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.change(note, { target: { value: 'Ben' } });
  answers['GET /api/invitations'] = list([item('inv_1', { note: 'Ben' })]);
  press('Make a link');
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('The link for Ben lasts until');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(sent).toMatchObject([{ call: 'POST /api/invitations', body: { note: 'Ben' } }]);
  expect(note.value).toBe('');
  expect(await screen.findByRole('button', { name: 'End it: the link for Ben' })).toBeTruthy();
});

test('warns that a link works only on this machine', async () => {
  const link = 'http://127.0.0.1:3000/api/invitation#secret';
  stubServer({ 'GET /api/invitations': list([]), 'POST /api/invitations': { ...item('inv_1', {}), link } });
  await openPage(<InvitationSettings />);
  await screen.findByLabelText('For whom');
  press('Make a link');
  expect(await screen.findByText(/^Only this machine reaches http:\/\/127\.0\.0\.1:3000\./)).toBeTruthy();
});

test('shows an invalid note and a refusal in the form', async () => {
  const { answers } = stubServer({ 'GET /api/invitations': list([]) });
  answers['POST /api/invitations'] = invalid({ note: 'A note has at most 80 characters.' });
  await openPage(<InvitationSettings />);
  await screen.findByLabelText('For whom');
  press('Make a link');
  expect(await screen.findByText('A note has at most 80 characters.')).toBeTruthy();
  answers['POST /api/invitations'] = refusal(429, { code: 'RATE_LIMITED', message: 'Wait a little.' });
  press('Make a link');
  expect(await screen.findByText('Wait a little.')).toBeTruthy();
});

test('shows the outcome of each link, and lets the user end only open links', async () => {
  const usedAt = '2026-11-21T09:00:00.000Z';
  const items = [
    item('inv_1'),
    item('inv_2', { note: 'Cy', state: 'used', usedBy: 'cy@example.com', usedAt }),
    item('inv_3', { note: 'Di', state: 'used', usedAt }),
    item('inv_4', { note: 'Eve', state: 'ended' }),
    item('inv_5', { note: 'Fay', state: 'expired' }),
  ];
  stubServer({ 'GET /api/invitations': list(items) });
  await openPage(<InvitationSettings />);
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Without a nameOpenMade Nov 20, 2026.+, lasts until Nov 27, 2026.+End it$/);
  expect(texts[1]).toMatch(/^CyUsedBy cy@example\.com, Nov 21, 2026/);
  expect(texts[2]).toMatch(/^DiUsedBy an account that is gone, /);
  expect(texts[3]).toMatch(/^EveEndedMade .+, let nobody in$/);
  expect(texts[4]).toMatch(/^FaySeven days overMade .+, let nobody in$/);
  expect(screen.getAllByRole('button', { name: /^End it/ })).toHaveLength(1);
});

test('asks before ending a link, and keeps it on failure', async () => {
  const { answers, sent } = stubServer({ 'GET /api/invitations': list([item('inv_1', { note: 'Ben' })]) });
  await openPage(<InvitationSettings />);
  fireEvent.click(await screen.findByRole('button', { name: 'End it: the link for Ben' }));
  const dialog = screen.getByRole('alertdialog', { name: 'End this link?' });
  expect(sent).toEqual([]);
  answers['DELETE /api/invitations/inv_1'] = null;
  answers['GET /api/invitations'] = list([item('inv_1', { note: 'Ben', state: 'ended' })]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End it: the link for Ben' })).toBeNull());
  expect(sent).toMatchObject([{ call: 'DELETE /api/invitations/inv_1' }]);
});

test('says why there are no links if users register through a provider or without a link', async () => {
  const { answers } = stubServer({ 'GET /api/invitations': list([], 'provider') });
  await openPage(<InvitationSettings />);
  expect(await screen.findByRole('heading', { name: 'No links are needed here' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  answers['GET /api/invitations'] = list([], 'open');
  await openPage(<InvitationSettings />);
  expect(await screen.findByText(/may register without a link/)).toBeTruthy();
});

test("reports a list that can't be loaded, and offers to retry", async () => {
  const { answers } = stubServer({
    'GET /api/invitations': refusal(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' }),
  });
  await openPage(<InvitationSettings />);
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  answers['GET /api/invitations'] = list([]);
  press('Try again');
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
});
