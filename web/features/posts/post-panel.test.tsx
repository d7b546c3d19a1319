import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { PostPanel } from './post-panel.tsx';

const banned = sampleFinding({
  code: 'PROMOTION_BANNED',
  text: 'r/saas takes no promotion, and this text mentions Acme.',
  quote: 'No ads.',
  remedy: 'Answer without the mention, or ask the moderators.',
});
const parked = samplePost({
  id: 'pst_1',
  subreddit: 'saas',
  phase: 'needs_you',
  problem: {
    code: 'RULES_CHANGED',
    message: `The rules of r/saas changed after this was scheduled. ${banned.text} Its rule: “No ads.”`,
    remedy: banned.remedy,
  },
});

async function open() {
  stubServer({
    'GET /api/posts': [parked],
    'POST /api/posts/preflight': [
      { id: 'pst_1', ...samplePreflight(banned), rulesReadAt: '2026-11-22T08:00:00.000Z' },
    ],
  });
  const on = { onStatus: vi.fn(), onConfirm: vi.fn(), onDelete: vi.fn() };
  await openPage(<PostPanel post={parked} username={null} siteUrl={null} {...on} />);
  return await screen.findByRole('list', { name: 'What speaks against it' });
}

test('shows the problems of a parked post, and links to the moderators', async () => {
  const list = await open();
  expect(within(list).getByText('No ads.')).toBeTruthy();
  const panel = screen.getByRole('region', { name: 'Preflight' });
  expect(panel.textContent).toMatch(/Rules read on .*22/);
  const link = within(panel).getByRole<HTMLAnchorElement>('link', { name: 'Ask the moderators' });
  expect(link.getAttribute('href')).toBe('/communities/saas#moderators');
});

test('names the rule that parked the post only once', async () => {
  await open();
  expect(screen.getAllByText(/takes no promotion/)).toHaveLength(1);
  expect(screen.getAllByText(/No ads\./)).toHaveLength(1);
  expect(
    screen.getByText(
      'The rules of r/saas changed after this was scheduled. The preflight says what holds this back.',
    ),
  ).toBeTruthy();
});
