import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { User } from '#contract/session.ts';
import { invalid, openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { DangerZone } from './danger-zone.tsx';
import { PasswordForm, ProfileForm } from './profile-forms.tsx';
import { SessionList } from './session-list.tsx';

const USER: User = {
  id: 'usr_1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: null,
  profileImageUrl: null,
  subscriptionPlan: 'free',
  createdAt: '2026-11-20T09:00:00.000Z',
  hasPassword: true,
};
const session = (id: string, current = false) => ({
  id,
  device: `Browser ${id}`,
  createdAt: USER.createdAt,
  lastSeenAt: USER.createdAt,
  current,
});

test('shows the name and saves a changed one', async () => {
  const { sent } = stubServer({ 'PATCH /api/profile': USER });
  await openPage(<ProfileForm user={USER} />);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  type('Last name', 'Ruiz');
  press(/^Save profile/);
  await waitFor(() => expect(currentToast()?.description).toBe('Your profile has been updated'));
  expect(sent).toMatchObject([{ body: { firstName: 'Ana', lastName: 'Ruiz' } }]);
});

test('requires the current password for a new one, and clears both fields afterwards', async () => {
  const { answers } = stubServer({
    'POST /api/password': invalid({ currentPassword: 'This is not your password.' }),
  });
  await openPage(<PasswordForm user={USER} />);
  type('New password', 'short');
  press(/^Change password/);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  type('Current password', 'wrong');
  type('New password', 'long enough now');
  press(/^Change password/);
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  answers['POST /api/password'] = undefined;
  press(/^Change password/);
  await waitFor(() => expect(currentToast()?.title).toBe('Password changed'));
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});

test('a user without a password can set one without giving an old one', async () => {
  const { sent } = stubServer({ 'POST /api/password': undefined });
  await openPage(<PasswordForm user={{ ...USER, hasPassword: false }} />);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  type('New password', 'long enough now');
  press(/^Set a password/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ newPassword: 'long enough now' });
});

test('asks for the email and password to delete the account, and keeps both on refusal', async () => {
  const { sent } = stubServer({
    'POST /api/account/delete': invalid({ confirmEmail: 'This is another address.' }),
  });
  await openPage(<DangerZone user={USER} />);
  press('Delete my account');
  expect(await screen.findByRole('dialog', { name: 'Delete my account' })).toBeTruthy();
  type('Type your email address to confirm', 'eva@example.com');
  type('Password', 'secret words');
  press(/^Delete for good/);
  expect(await screen.findByText('This is another address.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { confirmEmail: 'eva@example.com', password: 'secret words' } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret words');
});

test('asks for the password to export, and keeps it on refusal', async () => {
  const { sent } = stubServer({
    'POST /api/account/export': invalid({ password: 'This isn’t your current password.' }),
  });
  await openPage(<DangerZone user={USER} />);
  press('Export my data');
  expect(await screen.findByRole('dialog', { name: 'Export my data' })).toBeTruthy();
  type('Password', 'secret words');
  press(/^Export ?Exporting/);
  expect(await screen.findByText('This isn’t your current password.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { password: 'secret words' } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret words');
});

const OLD_SIGN_IN = refusal(403, { code: 'SIGN_IN_AGAIN', message: 'You signed in a while ago.' });

test('asks a user without a password and with an old session to sign in again, and returns to the settings', async () => {
  stubServer({ 'POST /api/account/export': OLD_SIGN_IN, 'POST /api/password': OLD_SIGN_IN });
  const grace = { ...USER, hasPassword: false };
  await openPage(<DangerZone user={grace} />);
  press('Export my data');
  await screen.findByRole('dialog', { name: 'Export my data' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull();
  press(/^Export ?Exporting/);
  const again = await screen.findByRole('link', { name: 'Sign in again' });
  expect(again.getAttribute('href')).toBe('/api/login?again=danger-zone');
  expect(screen.getByRole('alert').textContent).toBe('You signed in a while ago.');
  cleanup();

  await openPage(<PasswordForm user={grace} />);
  type('New password', 'long enough now');
  press(/^Set a password/);
  const way = await screen.findByRole('link', { name: 'Sign in again' });
  expect(way.getAttribute('href')).toBe('/api/login?again=password');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('long enough now');
});

test('signs out other sessions, and reports a failure', async () => {
  const { answers, sent } = stubServer({
    'GET /api/sessions': [session('1', true), session('2')],
    'DELETE /api/sessions/2': refusal(503, { code: 'UNAVAILABLE', message: 'Come back later.' }),
  });
  await openPage(<SessionList />);
  expect(await screen.findByText('This session')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out Browser 1' })).toBeNull();
  press('Sign out Browser 2');
  await waitFor(() =>
    expect(currentToast()?.description).toBe('Failed to sign out the session. Come back later.'),
  );
  answers['DELETE /api/sessions/2'] = undefined;
  answers['GET /api/sessions'] = [session('1', true)];
  press('Sign out Browser 2');
  await waitFor(() => expect(screen.queryByText('Browser 2')).toBeNull());
  expect(sent).toHaveLength(2);
});

test('marks this session as current and says when the others were last active', async () => {
  stubServer({ 'GET /api/sessions': [session('1', true), session('2')] });
  await openPage(<SessionList />);
  await screen.findByText('This session');
  const [current, other] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(current).not.toContain('Last seen');
  expect(other).toContain('Last seen');
});

test('asks before signing out everywhere, then removes all stored work', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  localStorage.setItem('threadwell:work:1:usr_1:new', '{}');
  stubServer({ 'GET /api/sessions': [session('1', true)], 'DELETE /api/sessions': undefined });
  await openPage(<SessionList />);
  await screen.findByText('This session');
  press('Sign out everywhere');
  const confirm = (await screen.findByRole('alertdialog')).querySelectorAll('button')[1];
  fireEvent.click(confirm ?? document.body);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('threadwell:work:1:usr_1:new')).toBeNull();
});
