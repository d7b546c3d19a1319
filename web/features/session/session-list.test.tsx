import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { SessionList } from './session-list.tsx';

test('shows this session and the two that were used last, and all sessions on request', async () => {
  const sessions = Array.from({ length: 5 }, (_, no) => ({
    id: `ses_${no}`,
    device: `Browser ${no}`,
    current: no === 4,
    createdAt: '2026-11-20T09:00:00.000Z',
    lastSeenAt: '2026-11-20T09:00:00.000Z',
  }));
  stubServer({ 'GET /api/sessions': sessions });
  await openPage(<SessionList />);
  const devices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 9));
  await screen.findByText('Browser 4');
  expect(devices()).toEqual(['Browser 4', 'Browser 0', 'Browser 1']);
  press('Show all 5');
  expect(devices()).toHaveLength(5);
});
