import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { approvalNeeded } from '#core/publishing/approval.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { NeedsYou } from './needs-you.tsx';

const asking = (more: Partial<Post> = {}): Post =>
  samplePost({
    id: 'a',
    content: 'Which tests found yours?',
    phase: 'needs_you',
    status: 'scheduled',
    revision: 4,
    scheduledAt: '2099-01-07T09:00:00.000Z',
    problem: approvalNeeded('n8n'),
    ...more,
  });

async function open(post = asking()) {
  const stub = stubServer({
    'GET /api/opportunities/unviewed': { unviewed: 0 },
    'GET /api/links': [],
    'POST /api/posts/preflight': [{ id: 'a', verdict: 'pass', findings: [], rulesReadAt: null }],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://127.0.0.1:1' },
    'GET /api/reddit-accounts': [],
  });
  await openPage(<NeedsYou />, { posts: [post] });
  return stub;
}
const DECIDE = 'POST /api/posts/a/approval';
const decisions = (sent: readonly { call: string; body?: unknown }[]) =>
  sent.filter(({ call }) => call === DECIDE).map(({ body }) => body);

test('shows who asks, the text and the result of its check, and approves the version that is shown', async () => {
  const { answers, sent } = await open();
  expect(await screen.findByText('The API key “n8n” wants to post this.')).toBeTruthy();
  expect(screen.getByText('Which tests found yours?')).toBeTruthy();
  expect(await screen.findByText('We found no rule that this breaks.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toContain('/generator');
  answers[DECIDE] = asking({ phase: 'waiting', problem: null });
  press('Approve');
  await waitFor(() => expect(decisions(sent)).toEqual([{ decision: 'approve', revision: 4 }]));
});

test('says that approving an overdue post sends it now', async () => {
  await open(asking({ scheduledAt: '2020-01-07T09:00:00.000Z' }));
  expect(await screen.findByRole('button', { name: 'Approve and post now' })).toBeTruthy();
});

test('rejects a post with a note, after asking', async () => {
  const { answers, sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Reject this post?' });
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: 'Too loud.' } });
  answers[DECIDE] = asking({ phase: 'draft', status: 'draft', problem: null });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(decisions(sent)).toEqual([{ decision: 'reject', note: 'Too loud.', revision: 4 }]);
});

test('a refused approval leaves the post and says why', async () => {
  const { answers } = await open();
  const message = 'This post was changed elsewhere after you opened it.';
  answers[DECIDE] = refusal(409, { code: 'CHANGED_ELSEWHERE', message });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
});
