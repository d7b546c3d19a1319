import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { SiteList } from './site-list.tsx';

const MAKE = 'POST /api/sites/sit_1/server-key';

async function open(hasServerKey: boolean, answers: object) {
  const site = {
    id: 'sit_1',
    host: 'example.com',
    key: 'public_key',
    hasServerKey,
    createdAt: '2026-11-20T09:00:00.000Z',
    firstSeenAt: null,
    lastSeenAt: null,
    clicks: { ofPosts: 0, unattributed: 0 },
  };
  const { sent } = stubServer({ 'GET /api/sites': [{ ...site, hasServerKey: true }], ...answers });
  await openPage(<SiteList sites={[site]} readAt={0} />);
  press('Server key of example.com');
  return sent;
}

test('creates a key on request and shows it once with an example call', async () => {
  await open(false, { [MAKE]: { key: 'secret_key' } });
  expect(screen.queryByText(/There is a key already/)).toBeNull();
  press(/^Make a key/);
  expect((await screen.findByText('secret_key')).closest('[role=status]')?.textContent).toMatch(
    /n’t shown again.*api\/clicks\/server/s,
  );
  press('Close');
  press('Server key of example.com');
  expect(screen.queryByText('secret_key')).toBeNull();
});

test('warns that a new key replaces the old one, and shows the reason of a refusal', async () => {
  const sent = await open(true, {
    [MAKE]: refusal(404, { code: 'NOT_FOUND', message: 'This website is gone.' }),
  });
  screen.getByText(/A new one replaces it at once/);
  expect(sent).toEqual([]);
  press(/^Make a new key/);
  await screen.findByText('This website is gone.');
});

test('the accessible name of each button starts with its visible text', async () => {
  await open(false, {});
  press('Close');
  const named = [...document.querySelectorAll('button[aria-label]')].filter((button) => button.textContent);
  expect(named.length).toBeGreaterThan(2);
  for (const button of named)
    expect(button.getAttribute('aria-label')!.startsWith(button.textContent.trim())).toBe(true);
});
