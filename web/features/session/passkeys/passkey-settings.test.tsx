import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passkeys } from '#contract/session/passkeys.ts';
import type { User } from '#contract/session.ts';
import { openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { PasskeySettings } from './passkey-settings.tsx';

const LIST = 'GET /api/passkeys';
const AT = '2026-11-20T09:00:00.000Z';
const USER: User = {
  id: 'usr_1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: null,
  profileImageUrl: null,
  subscriptionPlan: 'free',
  createdAt: AT,
  hasPassword: true,
};
const NONE: Passkeys = {
  place: 'usable',
  passkeys: [],
  codes: { left: 0, madeAt: null, lastUsedAt: null },
  asksAfterPassword: false,
};
const key = { id: 'psk_1', name: 'Blue key', createdAt: AT, lastUsedAt: null };
const WITH_CODES: Passkeys = {
  ...NONE,
  passkeys: [key],
  codes: { left: 9, madeAt: AT, lastUsedAt: '2026-11-21T09:00:00.000Z' },
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(told: Passkeys, answers: object = {}, user = USER) {
  const server = stubServer({ [LIST]: told, ...answers });
  await openPage(<PasskeySettings user={user} />);
  return server;
}

test.each([
  ['ipAddress', /need a name, and .+ is an IP address. Set PUBLIC_URL/],
  ['notSecure', /need https or localhost.+set PUBLIC_URL/],
  ['providerOnly', /through its provider only/],
] as const)(
  'says why passkeys are unavailable in %s, but lets the user remove existing ones',
  async (place, why) => {
    await open({ ...NONE, place, passkeys: [key] });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Blue key' })).toBeTruthy();
  },
);

test('distinguishes an insecure page from a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await open(NONE);
  expect(await screen.findByText(/This browser has no passkeys/)).toBeTruthy();
  vi.stubGlobal('isSecureContext', false);
  await open(NONE);
  expect(await screen.findByText(/need https or localhost/)).toBeTruthy();
});

test("reports passkeys that can't be loaded and retries", async () => {
  const { answers } = await open(NONE, {
    [LIST]: refusal(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' }),
  });
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  (answers as Record<string, unknown>)[LIST] = NONE;
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'No passkeys yet' })).toBeTruthy();
});

test('the second step requires recovery codes; without a password there are neither', async () => {
  await open({ ...NONE, passkeys: [key] });
  expect(await screen.findByText(/once you have recovery codes/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  await open(WITH_CODES);
  expect(await screen.findByRole('switch')).toBeTruthy();
  expect(screen.getByText(/^9 of 10 left/)).toBeTruthy();
  expect(screen.getByText(/^A code was last used on Nov 21, 2026/)).toBeTruthy();
  await open(WITH_CODES, {}, { ...USER, hasPassword: false });
  await screen.findByRole('button', { name: 'Add a passkey' });
  expect(screen.queryByText('Recovery codes')).toBeNull();
  expect(screen.queryByText('Ask for a passkey after the password')).toBeNull();
});

test('asks a user without a password and with an old session to sign in again, and returns to the settings', async () => {
  const message = 'You signed in a while ago.';
  const removal = 'POST /api/passkeys/psk_1/remove';
  await open(
    { ...NONE, passkeys: [key] },
    { [removal]: refusal(403, { code: 'SIGN_IN_AGAIN', message }) },
    { ...USER, hasPassword: false },
  );
  await screen.findByText('Blue key');
  press('Remove Blue key');
  expect(screen.queryByLabelText('Password')).toBeNull();
  press(/^Remove passkey/);
  await screen.findByText(message);
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link.getAttribute('href')).toBe('/api/login?again=passkeys');
});

test('asks for the password to remove a passkey, and deletes the codes only with the last passkey', async () => {
  const other = { ...key, id: 'psk_2', name: 'Red key' };
  const { sent } = await open(
    { ...WITH_CODES, passkeys: [key, other] },
    { 'POST /api/passkeys/psk_2/remove': null },
  );
  await screen.findByText('Red key');
  press('Remove Red key');
  expect(screen.getByText(/Your other passkeys stay/)).toBeTruthy();
  type('Password', 'secret words');
  press(/^Remove passkey/);
  await waitFor(() => expect(currentToast()?.title).toBe('Passkey removed'));
  expect(sent).toMatchObject([{ body: { password: 'secret words' } }]);
});
