import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CommunityRecord } from '#contract/rules-record.ts';
import { openPage, press, stubServer, type } from '#test/open-page.ts';
import { ModeratorsCard } from './moderators-card.tsx';

const RECORD: CommunityRecord = {
  name: 'saas',
  record: null,
  message: 'Connect an account.',
  pasted: null,
  leave: null,
  modmailUrl: 'https://www.reddit.com/message/compose',
};
async function open(leave: CommunityRecord['leave'] = null) {
  const server = stubServer({
    'GET /api/subreddits/saas/rules/record': { ...RECORD, leave },
    'POST /api/subreddits/saas/moderators': null,
  });
  await openPage(<ModeratorsCard name="saas" product="Acme" />);
  await screen.findByLabelText('Message');
  return server;
}
test('opens the platform’s form with the edited message', async () => {
  await open();
  type('Message', 'May I?');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the message form' });
  const { origin, searchParams } = new URL(link.href);
  expect(origin).toBe('https://www.reddit.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    to: 'r/saas',
    subject: 'May I mention Acme in r/saas?',
    message: 'May I?',
  });
});

test('records an answer with its day', async () => {
  const { sent } = await open();
  type('What happened', 'granted');
  type('On', '2026-11-20');
  type('Note', 'Once a month');
  press(/^Save answer/);
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { answer: 'granted', on: '2026-11-20', note: 'Once a month' } }]),
  );
});

test.each([
  ['asked', 'Asked', 'No answer is noted yet.'],
  ['granted', 'Granted', 'You may mention it here, within what they said.'],
  ['refused', 'Refused', 'Leave it out here.'],
] as const)('shows the answer "%s" above the message', async (answer, word, text) => {
  await open({ answer, at: '2026-11-20T00:00:00.000Z', note: '' });
  expect([screen.getByText(word), screen.getByText(text)]).toHaveLength(2);
});
