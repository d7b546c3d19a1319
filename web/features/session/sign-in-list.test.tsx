import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SIGN_IN_EVENTS, type SignInEvent } from '#contract/session.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { SignInList } from './sign-in-list.tsx';

const line = (event: SignInEvent, no = 1) => ({
  id: `sgn_${no}`,
  at: `2026-11-20T09:00:0${no}.000Z`,
  event,
  address: `192.0.2.${no}`,
  device: 'Firefox on Linux',
});

test('shows on each line what happened, when, on which device and from which address', async () => {
  const items = [line('wrongPassword', 2), line('signedIn')];
  stubServer({ 'GET /api/sign-ins': { items, next: null } });
  await openPage(<SignInList />);
  const [wrong, right] = await screen.findAllByRole('listitem');
  expect(wrong?.textContent).toMatch(/^Wrong passwordNov 20, 2026.+ · Firefox on Linux · 192\.0\.2\.2$/);
  expect(right?.textContent).toMatch(/^Signed inNov 20, 2026.+ · Firefox on Linux · 192\.0\.2\.1$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(SIGN_IN_EVENTS)('describes the event %s', async (event) => {
  stubServer({ 'GET /api/sign-ins': { items: [{ ...line(event), address: '' }], next: null } });
  await openPage(<SignInList />);
  const text = (await screen.findByRole('listitem')).textContent;
  expect(text).toMatch(/^[A-Z][a-z:, -]+Nov 20/);
  expect(text).toMatch(/ · Firefox on Linux$/);
});

test('loads older sign-ins on request and retries after a failure', async () => {
  const { answers } = stubServer({ 'GET /api/sign-ins': { items: [line('signedIn', 2)], next: 'sgn_2' } });
  await openPage(<SignInList />);
  await screen.findByText('Signed in');
  answers['GET /api/sign-ins'] = refusal(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' });
  press('Show older');
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  answers['GET /api/sign-ins'] = { items: [line('signedUp', 1)], next: null };
  press('Try again');
  expect(await screen.findByText('Account created')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test("says what an empty list will show, and reports one that can't be loaded", async () => {
  const { answers } = stubServer({ 'GET /api/sign-ins': { items: [], next: null } });
  await openPage(<SignInList />);
  expect(await screen.findByRole('heading', { name: 'No sign-ins yet' })).toBeTruthy();
  cleanup();
  answers['GET /api/sign-ins'] = refusal(503, { code: 'UNAVAILABLE', message: 'Back in a minute.' });
  await openPage(<SignInList />);
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  answers['GET /api/sign-ins'] = { items: [line('signedIn')], next: null };
  press('Try again');
  expect(await screen.findByText('Signed in')).toBeTruthy();
});
