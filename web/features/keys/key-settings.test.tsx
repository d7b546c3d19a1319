import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiKey } from '#contract/keys/api-keys.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { KeySettings } from './key-settings.tsx';

const key = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: 'key_1',
  name: 'n8n',
  prefix: 'tw_abcdefgh',
  scopes: ['read', 'draft'],
  asksFirst: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  ...more,
});

test('creates a key with the chosen scopes and shows it once', async () => {
  const { answers, sent } = stubServer({ 'GET /api/api-keys': [] });
  answers['POST /api/api-keys'] = { ...key(), key: 'tw_secret' };
  await openPage(<KeySettings />);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(screen.queryByLabelText(/^Ask me first/)).toBeNull();
  fireEvent.change(name, { target: { value: 'n8n' } });
  fireEvent.click(screen.getByLabelText('Schedule posts'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Ask me first/).checked).toBe(true);
  fireEvent.change(screen.getByLabelText('Expires'), { target: { value: 'never' } });
  answers['GET /api/api-keys'] = [key()];
  press('Create key');
  expect(await screen.findByText('tw_secret')).toBeTruthy();
  expect(sent[0]).toMatchObject({
    body: { name: 'n8n', scopes: ['read', 'draft', 'schedule'], asksFirst: true, expiresAt: null },
  });
  expect(await screen.findByText('tw_abcdefgh… · read, draft · Never used')).toBeTruthy();
  expect(name.value).toBe('');
});

test('asks for a name and a scope before it sends anything', async () => {
  const { sent } = stubServer({ 'GET /api/api-keys': [] });
  await openPage(<KeySettings />);
  await screen.findByLabelText('Name');
  for (const label of ['Read everything in this workspace', 'Scan, write, check and save drafts'])
    fireEvent.click(screen.getByLabelText(label));
  press('Create key');
  expect(await screen.findByText('Name the key.')).toBeTruthy();
  expect(screen.getByText('Choose at least one scope.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('marks keys that have expired and keys that post without approval', async () => {
  const items = [
    key({ name: 'old', expiresAt: '2020-01-01T00:00:00.000Z' }),
    key({ id: 'key_2', name: 'bold', scopes: ['publish'], asksFirst: false }),
  ];
  stubServer({ 'GET /api/api-keys': items });
  await openPage(<KeySettings />);
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^oldExpired.*expired Jan 1, 2020/);
  expect(rows[1]?.textContent).toMatch(/^boldDoesn’t ask/);
});

test('asks before revoking a key, and keeps it if that fails', async () => {
  const { answers, sent } = stubServer({ 'GET /api/api-keys': [key()] });
  answers['DELETE /api/api-keys/key_1'] = refusal(503, { code: 'UNAVAILABLE', message: 'Later.' });
  await openPage(<KeySettings />);
  const revoke = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke n8n' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke this key?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await revoke();
  expect(screen.getByRole('button', { name: 'Revoke n8n' })).toBeTruthy();
  answers['DELETE /api/api-keys/key_1'] = null;
  answers['GET /api/api-keys'] = [];
  await revoke();
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(sent).toHaveLength(2);
});
