import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { GeneratedReply, Opportunity } from '#contract/scanner.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { changeReplyDraft, dropReplyDraft } from './reply-drafts.ts';
import { ReplyMaker } from './reply-maker.tsx';

const SITE = 'http://127.0.0.1:4100';
const THREAD = {
  id: 'opp_1',
  subreddit: 'saas',
  title: 'Which tool?',
  description: '',
  url: `${SITE}/r/saas/comments/1/x/`,
  origin: 'sandbox',
} as Opportunity;
const REPLY: GeneratedReply = {
  content: 'Call them.',
  estimatedEngagement: null,
  engagementRange: null,
  engagementBasis: 'Too few answers were read.',
  riskLevel: 'low',
  recommendations: [],
  advice: null,
  engine: 'built-in',
};
const account = (username: string) => ({ id: username, username, isActive: true, mode: 'sandbox' });

async function open(own: Partial<Opportunity>, usernames: readonly string[], reply = REPLY) {
  changeReplyDraft('opp_1', { reply, written: REPLY.content });
  const server = stubServer({
    'GET /api/reddit-accounts': usernames.map(account),
    'GET /api/reddit/community': { mode: 'sandbox', url: SITE },
    'POST /api/posts': refusal(422, { code: 'INVALID_INPUT', message: 'r/saas takes no links.' }),
  });
  const { queries } = await openPage(<ReplyMaker opportunity={{ ...THREAD, ...own }} />);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return server;
}
afterEach(() => {
  cleanup();
  dropReplyDraft('opp_1');
});
const offer = () => screen.queryByRole('button', { name: /^Publish from my account/ });

test('a reply is published from an account only where its thread is on the site that it is for', async () => {
  await open({}, ['ada']);
  expect(offer()).not.toBeNull();
  await open({ url: 'https://www.reddit.com/r/saas/comments/1/x/', origin: 'clip' }, ['ada']);
  expect(screen.getByRole('link', { name: 'Post on Reddit' })).toBeTruthy();
  expect(offer()).toBeNull();
  await open({}, []);
  expect(offer()).toBeNull();
});

test('with several accounts the confirmation asks which, and a refusal keeps the text', async () => {
  const { sent } = await open({}, ['ada', 'ben']);
  press(/^Publish from my account/);
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'ben' } });
  screen.getByText('It goes out to r/saas from u/ben at once.');
  press('Publish Now');
  await screen.findByText('r/saas takes no links.');
  expect(sent).toMatchObject([{ body: { redditAccountId: 'ben', content: 'Call them.' } }]);
  expect(screen.getByText('Call them.')).toBeTruthy();
});

test('advice against answering stands above the text', async () => {
  const advice = {
    verdict: 'dontPost',
    reason: 'It takes no AI text.',
    betterAction: 'Write it yourself.',
  } as const;
  await open({}, ['ada'], { ...REPLY, riskLevel: 'high', advice });
  const note = screen.getByRole('note');
  expect(note.textContent).toBe('Better not post this in r/saasIt takes no AI text.Write it yourself.');
  expect(note.compareDocumentPosition(screen.getByText('Call them.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
