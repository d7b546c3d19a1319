import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Opportunity } from '#contract/scanner.ts';
import { samplePost } from '#test/sample-post.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { HiddenThreads } from './hidden-threads.tsx';
import { NoThreads } from './no-threads.tsx';
import { OpportunityList } from './opportunity-list.tsx';
import type { Scan } from './scan/use-scan.ts';
import { OPPORTUNITIES_KEY, useThreads } from './scanner.queries.ts';
import { ThreadAnalysis } from './thread-analysis.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useTriage } from './use-triage.ts';

const NOW = Date.UTC(2031, 6, 10, 11);
const thread = (id: string): Opportunity => ({
  id,
  score: 82,
  secondOpinion: null,
  parts: [],
  subreddit: 'saas',
  title: id,
  description: '',
  url: 'https://www.reddit.com/r/saas/comments/1/x/',
  author: 'quiet_baker',
  isViewed: false,
  isSkipped: false,
  upvotes: 1,
  comments: 1,
  timeAgo: '2 minutes ago',
  createdAt: new Date(NOW - 2 * 60_000).toISOString(),
  velocity: null,
  intentLevel: 'high',
  intent: 'help',
  competitionLevel: 'low',
  sentiment: 'neutral',
  threadType: 'question',
  isTypeSure: true,
  keywords: [],
  origin: 'sandbox',
  readAt: new Date(NOW).toISOString(),
});

function Page() {
  const found = useThreads({}).data ?? [];
  const { actions } = useTriage(found, {});
  return (
    <>
      <OpportunityList opportunities={found} actions={actions} chosen={undefined} onMove={undefined} />
      <Toaster />
    </>
  );
}
function Panes() {
  const found = useThreads({}).data ?? [];
  const triage = useTriage(found, {});
  const { chosen, actions, follow } = triage;
  return (
    <>
      <OpportunityList opportunities={found} actions={actions} chosen={chosen?.opportunity} onMove={follow} />
      <ThreadPane triage={triage} />
    </>
  );
}
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("updates a thread's age while the page stays open", async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  stubServer({ 'GET /api/opportunities/threads': [thread('One')] });
  await openPage(<Page />);
  await screen.findByText('2 minutes ago');
  vi.advanceTimersByTime(90_000);
  expect(await screen.findByText('3 minutes ago')).toBeTruthy();
});

test('shows the type of a thread only if it is more than a guess', async () => {
  const guessed = { ...thread('Two'), isTypeSure: false };
  stubServer({ 'GET /api/opportunities/threads': [thread('One'), guessed] });
  await openPage(<Page />);
  expect(await screen.findAllByText('Question')).toHaveLength(1);
});

test('shows a thread as read at once, and reverts that if the server refuses', async () => {
  const { answers } = stubServer({ 'GET /api/opportunities/threads': [thread('One'), thread('Two')] });
  await openPage(<Page />);
  const answer = Promise.withResolvers<Response>();
  answers['PATCH /api/opportunities/Two/view'] = () => answer.promise;
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mark Read: Two' }));
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Mark Read: Two' })).toBe(null));
  answer.resolve(refusal(503, { message: 'Not now.' }));
  await screen.findByText('Failed to mark the thread as read. Not now.');
  expect(screen.getByRole('menuitem', { name: 'Mark Read: Two' })).toBeTruthy();
});

test('links a thread only to the published comment that answers it', async () => {
  const at = (id: string) => ({ ...thread(id), url: `https://www.reddit.com/r/saas/comments/${id}/x/` });
  const found = ['a', 'b', 'c', 'd'].map(at);
  stubServer({ 'GET /api/opportunities/threads': found });
  const [answered, planned, shared, beside] = found.map(({ id, url }) =>
    samplePost({ id: `pst_${id}`, type: 'comment', phase: 'published', parentUrl: url }),
  );
  const posts = [
    answered!,
    { ...planned!, phase: 'waiting' as const },
    { ...shared!, type: 'post' as const },
    { ...beside!, parentUrl: `${beside!.parentUrl}def/` },
  ];
  await openPage(<Page />, { posts });
  const links = await screen.findAllByRole('link', { name: 'You answered this' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/posts/pst_a']);
});

test('says that filters hide all threads, and shows the threads in one click', async () => {
  const onSearch = vi.fn();
  stubServer({ 'GET /api/opportunities/threads': [thread('One'), thread('Two')] });
  await openPage(<NoThreads scan={{} as Scan} search={{ status: 'viewed' }} onSearch={onSearch} />);
  await screen.findByText(
    '2 threads were found, and the list shows only a score of 60 or more and what is viewed.',
  );
  press('Show All');
  expect(onSearch).toHaveBeenCalledWith({ score: '0', status: 'all' });
});

test('says how many threads the filters hide, and shows the threads in one click', async () => {
  const onSearch = vi.fn();
  const found = [thread('One'), { ...thread('Two'), score: 40 }, { ...thread('Three'), score: 20 }];
  stubServer({ 'GET /api/opportunities/threads': found });
  await openPage(<HiddenThreads search={{}} onSearch={onSearch} />);
  await screen.findByText('2 more under 60');
  press('Show All');
  expect(onSearch).toHaveBeenCalledWith({ score: '0', status: 'all' });
  cleanup();
  await openPage(<HiddenThreads search={{ status: 'viewed' }} onSearch={onSearch} />);
  await screen.findByText('3 more hidden by these filters');
  cleanup();
  await openPage(<HiddenThreads search={{ score: '0' }} onSearch={onSearch} />);
  expect(screen.queryByRole('button', { name: 'Show All' })).toBe(null);
});

test('without subreddits, marks the scan button as disabled but still explains why on click', async () => {
  stubServer({ 'GET /api/opportunities/threads': [] });
  const start = vi.fn<() => void>();
  const scan = { last: null, meant: { subreddits: [] }, start } as unknown as Scan;
  await openPage(<NoThreads scan={scan} search={{}} onSearch={vi.fn()} />);
  const button = await screen.findByRole('button', { name: /Start Your First Scan/ });
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
  fireEvent.click(button);
  expect(start).toHaveBeenCalled();
});

test('says which settings to widen if a scan found nothing', async () => {
  stubServer({ 'GET /api/opportunities/threads': [] });
  const meant = { subreddits: ['saas'], keywords: ['invoice'], maxAge: 6, minScore: 60 };
  const scan = { last: {}, meant } as unknown as Scan;
  await openPage(<NoThreads scan={scan} search={{}} onSearch={vi.fn()} />);
  await screen.findByText(
    'Nothing fit the last scan. Widen it: raise the max age, lower the min score, add keywords, or add subreddits.',
  );
  expect(screen.queryByText('Start Your First Scan')).toBe(null);
  expect(screen.getByText('Scan Again')).toBeTruthy();
});

test('suggests only wider settings that left threads out', async () => {
  stubServer({ 'GET /api/opportunities/threads': [] });
  const meant = { subreddits: ['saas'], keywords: ['invoice'], maxAge: 6, minScore: 60 };
  const leftOut = { tooOld: 0, noKeyword: 16, lowScore: 0 };
  const scan = { last: { end: { result: { leftOut } } }, meant } as unknown as Scan;
  await openPage(<NoThreads scan={scan} search={{}} onSearch={vi.fn()} />);
  const advice = 'Nothing fit the last scan. Widen it: raise the max age, add keywords, or add subreddits.';
  expect(await screen.findByText(advice)).toBeTruthy();
});

test('suggests no wider settings for a scan that already has the widest', async () => {
  stubServer({ 'GET /api/opportunities/threads': [] });
  const meant = { subreddits: ['saas'], keywords: [], maxAge: 24, minScore: 0 };
  const scan = { last: {}, meant } as unknown as Scan;
  await openPage(<NoThreads scan={scan} search={{}} onSearch={vi.fn()} />);
  expect(await screen.findByText('Nothing fit the last scan. Widen it: add subreddits.')).toBeTruthy();
});

test('reports a deleted thread without retrying', async () => {
  const message = 'This thread was removed, so it is gone from the list too.';
  stubServer({ 'GET /api/opportunities/a/thread-details': refusal(404, { code: 'NOT_FOUND', message }) });
  await openPage(<ThreadAnalysis id="a" />);
  await screen.findByText(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
});

test('keeps saying that a thread was deleted until the user moves on, even as the focus moves', async () => {
  const message = 'This thread was removed, so it is gone from the list too.';
  const { answers } = stubServer({
    'GET /api/opportunities/threads': [thread('One'), thread('Two'), thread('Three')],
    'GET /api/opportunities/One/thread-details': refusal(404, { code: 'NOT_FOUND', message }),
    'GET /api/opportunities/Three/thread-details': refusal(503, { message: 'Not now.' }),
  });
  const { queries } = await openPage(<Panes />);
  const view = await screen.findByRole('button', { name: 'View Thread: One' });
  view.focus();
  fireEvent.click(view);
  await screen.findByText(message);
  answers['GET /api/opportunities/threads'] = [thread('Two'), thread('Three')];
  await queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'View Thread: One' })).toBe(null));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Thread: Two' })),
  );
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'j' });
  await screen.findByText('Not now.');
  expect(screen.queryByText(message)).toBe(null);
});
