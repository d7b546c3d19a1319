import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { ChannelDialog } from './channel-form.tsx';
import { ChannelList } from './channel-list.tsx';

const email: AlertChannel = {
  id: 'chn_1',
  kind: 'email',
  name: 'Mail',
  state: 'unverified',
  to: 'ada@example.com',
  lastFailure: null,
  createdAt: '2026-11-02T09:30:00.000Z',
};

test('an address that isn’t confirmed gets the link again', async () => {
  const { sent } = stubServer({ 'POST /api/alerts/channels/chn_1/confirmation': null });
  await openPage(<ChannelList channels={[email]} />);
  press('Send link again to Mail');
  await expect.poll(() => currentToast()?.description).toBe('We sent the link to ada@example.com again');
  expect(sent).toHaveLength(1);
});

test('offers no link for a confirmed address', async () => {
  stubServer({});
  await openPage(<ChannelList channels={[{ ...email, state: 'active' }]} />);
  expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
});

const options = async () => {
  const select = await screen.findByLabelText<HTMLSelectElement>('Send alerts to');
  return [...select.options].map(({ text }) => text);
};

test('offers the kinds that the server can send to, email first', async () => {
  stubServer({ 'GET /api/alerts/kinds': ['webhook', 'email', 'rss'] });
  await openPage(<ChannelDialog onClose={() => {}} />);
  expect(await options()).toEqual(['Email', 'Webhook', 'Private feed']);
  expect(screen.queryByText(/SMTP_URL/)).toBeNull();
});

test('without a mail server, says what to set for email', async () => {
  stubServer({ 'GET /api/alerts/kinds': ['webhook', 'rss'] });
  await openPage(<ChannelDialog onClose={() => {}} />);
  expect(await options()).toEqual(['Webhook', 'Private feed']);
  expect(screen.getByText('For email, set SMTP_URL and MAIL_FROM on the server.')).toBeTruthy();
});
