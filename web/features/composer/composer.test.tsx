import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { invalid, openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { toldPost } from '#test/told-post.ts';
import { toldFinding, toldPreflight } from '#test/told-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF, EMPTY_WORK } from './composition.ts';

const DRAFT = {
  title: 'What do you charge?',
  content: 'I charge too little.',
  engine: 'a model',
  usage: null,
  notes: [{ kind: 'suggestion', text: 'Say why.', insert: 'Why I ask:' }],
  advice: null,
};
const ACCOUNT = { id: 'acc_1', username: 'ana_writes', isActive: true };
const RULES = { known: false, message: 'Unknown.', aiTextBans: [], findings: [], rules: [] };
const NOTHING = {
  'GET /api/posts': [],
  'GET /api/subreddits/saas/rules': RULES,
};
const onSaved = vi.fn<(post: Post) => void>();
const start = { ...EMPTY_WORK, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };

async function open(answers: Record<string, unknown> = {}) {
  const server = stubServer({
    ...NOTHING,
    'GET /api/reddit-accounts': [ACCOUNT],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'POST /api/generate-content': DRAFT,
    'POST /api/posts': toldPost({ id: 'pst_1' }),
    ...answers,
  });
  const composer = <Composer slot="usr_1:new" start={start} editId={null} savedId={null} onSaved={onSaved} />;
  return { ...server, ...(await openPage(composer)) };
}
const generate = async () => {
  press(/^Generate Content/);
  await screen.findByText('I charge too little.');
};
const calls = (sent: { call: string }[]) => sent.filter(({ call }) => call === 'POST /api/posts');

beforeEach(() => void onSaved.mockReset());
afterEach(cleanup);

test('nothing is generated without a topic, and the faults are shown at their fields', async () => {
  const { sent } = await open();
  type('Topic', '');
  press(/^Generate Content/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Topic')));
  expect(screen.getByLabelText('Topic').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a generated draft is saved with the text that it began from', async () => {
  const { sent } = await open();
  await generate();
  press(/^Save Draft/);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(toldPost({ id: 'pst_1' })));
  expect(calls(sent)).toMatchObject([
    {
      body: {
        status: 'draft',
        title: DRAFT.title,
        content: DRAFT.content,
        generated: { title: DRAFT.title, content: 'I charge too little.\n\nWhy I ask:' },
        redditAccountId: 'acc_1',
      },
    },
  ]);
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

test('while nobody knows what became of a try, whatever is sent in its place has the same key', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { sent } = await open({ 'POST /api/posts': lost });
  await generate();
  for (const times of [1, 2]) {
    press(/^Save Draft/);
    await waitFor(() => expect(calls(sent)).toHaveLength(times));
    await screen.findByText(/^The server didn’t answer/);
  }
  press(/^Insert/);
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toHaveLength(3));
  const [first, second, third] = calls(sent).map((each) =>
    (each as (typeof sent)[number]).headers.get('idempotency-key'),
  );
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('a refusal is shown at its field if the page has one, and below the buttons otherwise', async () => {
  await open({ 'POST /api/posts': invalid({ title: 'Too long.', content: 'Too near to another post.' }) });
  await generate();
  const toldBefore = currentToast();
  press(/^Publish Now/);
  expect(await screen.findByText('Too near to another post.')).toBeTruthy();
  expect(screen.getByText('Too long.').tagName).toBe('P');
  expect(currentToast()).toBe(toldBefore);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('I charge too little.');
  type('Content', 'I charge too little, and say so.');
  expect(screen.queryByText('Too near to another post.')).toBeNull();
  expect(screen.getByText('Too long.')).toBeTruthy();
});

test('a time in the past is refused before anything is sent, except for a draft', async () => {
  const { sent } = await open();
  await generate();
  const toldBefore = currentToast();
  type(/^Schedule Post/, '2020-01-01T10:00');
  fireEvent.click(screen.getAllByRole('button', { name: /^Schedule Post/ })[0] ?? document.body);
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  expect(currentToast()).toBe(toldBefore);
  expect(calls(sent)).toEqual([]);
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
});

test('Cancel in the editor restores the generated text, and Undo the edit, saved or not', async () => {
  await open();
  await generate();
  press('Edit');
  type('Content', 'I charge nothing.');
  for (const savesNext of [true, false]) {
    press('Cancel');
    expect(screen.getByText('I charge too little.')).toBeTruthy();
    currentToast()?.action?.run();
    await screen.findAllByText('I charge nothing.');
    if (savesNext) press('Save Changes');
    if (savesNext) press('Edit');
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('I charge nothing.');
});

test('generating again replaces an edited text, and Undo brings it back', async () => {
  const { answers } = await open();
  await generate();
  press('Edit');
  type('Content', 'My own words.');
  press('Save Changes');
  answers['POST /api/generate-content'] = { ...DRAFT, content: 'Another draft.' };
  press(/^Generate Content/);
  expect(await screen.findByText('Another draft.')).toBeTruthy();
  currentToast()?.action?.run();
  expect(await screen.findByText('My own words.')).toBeTruthy();
});

const choose = (contentType: RegExp) => fireEvent.click(screen.getByLabelText(contentType));
test('a draft goes out as the content type that the form names, in both directions', async () => {
  const url = 'https://example.com/prices';
  const { sent } = await open({ 'POST /api/posts': invalid({ url: 'Enter the link.' }) });
  type(/^Website URL/, url);
  await generate();
  choose(/^Link Post/);
  expect(screen.getByLabelText<HTMLInputElement>('Link to share').value).toBe(url);
  press(/^Publish Now/);
  await screen.findByText('Enter the link.');
  choose(/^Comment Reply/);
  expect(screen.getByLabelText('Link of the thread')).toBeTruthy();
  choose(/^Discussion Post/);
  expect(screen.queryByLabelText('Link to share')).toBeNull();
  press(/^Publish Now/);
  await waitFor(() => expect(calls(sent)).toHaveLength(2));
  const [asLink, asPost] = calls(sent).map((each) => (each as (typeof sent)[number]).body);
  expect(asLink).toMatchObject({ type: 'link', url, title: DRAFT.title });
  expect(asPost).toMatchObject({ type: 'post', title: DRAFT.title });
  expect(asPost).not.toHaveProperty('url');
});

test('the text before that comes back goes out as what the form names by then', async () => {
  const { answers } = await open();
  await generate();
  choose(/^Link Post/);
  answers['POST /api/generate-content'] = { ...DRAFT, content: 'Another draft.' };
  press(/^Generate Content/);
  await screen.findByText('Another draft.');
  choose(/^Discussion Post/);
  press('The text before');
  await screen.findByText('I charge too little.');
  expect(screen.queryByLabelText('Link to share')).toBeNull();
});

test('what was typed by hand survives a generated text, a reload, and saving the other', async () => {
  const { answers } = await open();
  press('Write it myself');
  type('Title', 'By hand');
  type('Content', 'My own words.');
  answers['POST /api/generate-content'] = { ...DRAFT, content: 'Another draft.' };
  press(/^Generate Content/);
  await screen.findByText('Another draft.');
  press('The text before');
  expect(screen.queryByText(/^Your unsaved text is kept/)).toBeNull();
  press(/^Generate Content/);
  await screen.findByText('Another draft.');
  await open();
  press(/^Save Draft/);
  await screen.findByText('Your draft appears here');
  await open();
  expect(screen.getByText('Your unsaved text is kept: “By hand”')).toBeTruthy();
  press('Bring it back');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('My own words.');
});

test('a topic that the server refuses is told at its field, and by no toast', async () => {
  await open({ 'POST /api/generate-content': invalid({ topic: 'Say more about it.' }) });
  const toldBefore = currentToast();
  press(/^Generate Content/);
  expect(await screen.findByText('Say more about it.')).toBeTruthy();
  expect(currentToast()).toBe(toldBefore);
});

test.each([
  ['needs its author', { status: 'scheduled', phase: 'needs_you' }],
  ['was refused', { status: 'failed', phase: 'failed' }],
] as const)('a post that %s says so on the page, and by no toast', async (_what, told) => {
  const problem = { code: 'X', message: 'It was refused.', remedy: 'Change it.' };
  await open({ 'POST /api/posts': toldPost({ id: 'pst_1', problem, ...told }) });
  await generate();
  const toldBefore = currentToast();
  press(/^Publish Now/);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(currentToast()).toBe(toldBefore);
});

test('a failed generation keeps the form and says what failed', async () => {
  await open({ 'POST /api/generate-content': refusal(503, { code: 'UNAVAILABLE', message: 'No model.' }) });
  press(/^Generate Content/);
  expect(await screen.findByText('No model.')).toBeTruthy();
  expect(currentToast()?.title).toBe('Generation Failed');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('Prices');
});

test('unsaved work is restored in the next visit until it is discarded', async () => {
  await open();
  await generate();
  await open();
  expect(screen.getByText('Restored your unsaved text')).toBeTruthy();
  expect(screen.getByText('I charge too little.')).toBeTruthy();
  press('Discard');
  expect(screen.queryByText('I charge too little.')).toBeNull();
  await open();
  expect(screen.queryByText('Restored your unsaved text')).toBeNull();
});

test('a text can be moved to the subreddit that the form names now', async () => {
  const { sent } = await open();
  await generate();
  type('Subreddit', 'webdev');
  press('Move it to r/webdev');
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toMatchObject([{ body: { subreddit: 'webdev' } }]));
});

test.each(['qqqzzz', 'r/qqqzzz', 'https://www.reddit.com/r/qqqzzz/'])(
  'a subreddit that does not exist is told at its field, typed as %s',
  async (typed) => {
    const missing = { name: 'qqqzzz', access: 'missing', flairRequired: null, flairs: null };
    await open({ 'GET /api/subreddits/qqqzzz/admission': missing });
    type('Subreddit', typed);
    expect(await screen.findByText(/^There is no r\/qqqzzz /)).toBeTruthy();
  },
);

test('a flair of the old subreddit does not go along to another', async () => {
  const flairs = [{ text: 'Show' }];
  const saas = { name: 'saas', access: 'open', flairRequired: false, flairs };
  const { sent } = await open({ 'GET /api/subreddits/saas/admission': saas });
  await generate();
  fireEvent.change(await screen.findByLabelText('Flair'), { target: { value: 'Show' } });
  type('Subreddit', 'webdev');
  press('Move it to r/webdev');
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toMatchObject([{ body: { subreddit: 'webdev', flair: null } }]));
});

test('without an account the page says that the text can only be saved', async () => {
  await open({ 'GET /api/reddit-accounts': [] });
  await generate();
  expect(await screen.findByText(/so this can only be saved/)).toBeTruthy();
});

const CHECKED = { ...toldPreflight(), budget: null, rulesReadAt: null };

test('the text is checked while it is written, and moved to the next allowed day with one button', async () => {
  const nextAt = new Date(2131, 6, 7, 9, 30).toISOString();
  const asked: Record<string, unknown>[] = [];
  await open({
    'POST /api/subreddits/saas/preflight': (body: Record<string, unknown>) => {
      asked.push(body);
      const isEarly = 'content' in body && body['scheduledAt'] !== nextAt;
      return { ...CHECKED, ...toldPreflight(...(isEarly ? [toldFinding({ nextAt })] : [])) };
    },
  });
  await generate();
  expect(await screen.findByText('This can’t go out as it is. It can be saved as a draft.')).toBeTruthy();
  press(/^Move to Saturday/);
  const time = screen.getByLabelText<HTMLInputElement>(/^Schedule Post/);
  expect(time.value).toBe('2131-07-07T09:30');
  expect(document.activeElement).toBe(time);
  expect(await screen.findByText('We found no rule that this breaks.')).toBeTruthy();
  press('Edit');
  type('Content', 'I charge nothing.');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ content: 'I charge nothing.' }));
  expect(asked.at(-1)).toMatchObject({
    type: 'post',
    title: DRAFT.title,
    generated: { title: DRAFT.title },
    inOwnWords: false,
    redditAccountId: 'acc_1',
    timeZone: 'Europe/Berlin',
  });
});

test('how often the product may still be mentioned stands below the subreddit', async () => {
  const text = 'You may mention Acme in r/saas again in 23 days.';
  await open({
    'POST /api/subreddits/saas/preflight': { ...CHECKED, budget: { text, quotaDays: 60, againAt: null } },
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a check that fails can be repeated, and keeps nobody from saving', async () => {
  let answers = 0;
  await open({
    'POST /api/subreddits/saas/preflight': (body: object) => {
      if (!('content' in body)) return CHECKED;
      answers += 1;
      return answers === 1 ? refusal(503, { code: 'UNAVAILABLE', message: 'Not now.' }) : CHECKED;
    },
  });
  await generate();
  expect(await screen.findByText('This couldn’t be checked. Not now.')).toBeTruthy();
  press('Check again');
  expect(await screen.findByText('We found no rule that this breaks.')).toBeTruthy();
});

test('work that was stored before texts had notes of claims, interviews and usage is restored, changed and saved', async () => {
  await open();
  await generate();
  const key = Object.keys(localStorage)[0] ?? '';
  const { brief, composition } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, object>;
  const old = (given: object | undefined, ...newer: string[]) =>
    Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => !newer.includes(name)));
  const work = {
    brief: old(brief, 'answers', 'isOwn', 'plannedFor'),
    composition: old(composition, 'interview', 'usage'),
  };
  localStorage.setItem(key, JSON.stringify(work));
  const { sent } = await open();
  expect(screen.getByText('I charge too little.')).toBeTruthy();
  press('Edit');
  type('Content', 'I charge in order to live. I charge numerous people.');
  press('Save Changes');
  press('Plainer');
  press('Keep the new one');
  expect(await screen.findByText('I charge to live. I charge many people.')).toBeTruthy();
  press('The text before');
  expect(await screen.findByText(/numerous/)).toBeTruthy();
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toHaveLength(1));
});

test('a draft is not written for a link that leads to no thread', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByLabelText(/^Comment/));
  type(/^Thread to answer/, 'not a link');
  press(/^Generate Content/);
  await screen.findByText('Enter the link of the thread to answer.');
  type(/^Thread to answer/, 'https://google.com/');
  press(/^Generate Content/);
  await screen.findByText(/^This isn’t the address of a thread or comment\./);
  expect(sent.filter(({ call }) => call === 'POST /api/generate-content')).toEqual([]);
});

test('folded away, the choices still tell the website that the next draft is about', async () => {
  await open();
  type(/^Website URL/, 'https://acme.example/guide');
  const summary = screen.getByText(/^More choices/);
  fireEvent(Object.assign(summary.closest('details')!, { open: false }), new Event('toggle'));
  await waitFor(() => expect(summary.textContent).toContain('https://acme.example/guide'));
});

test('a reply whose form names another thread says so, and answers that one on a press', async () => {
  const threadOf = (id: string) => `https://www.reddit.com/r/saas/comments/${id}/x/`;
  await open();
  choose(/^Comment Reply/);
  type(/^Thread to answer/, threadOf('one1'));
  await generate();
  type(/^Thread to answer/, threadOf('two2'));
  expect(screen.getByText('Written for another thread than the form names now.')).toBeTruthy();
  press('Answer that thread with it');
  expect(screen.queryByText(/^Written for another thread/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Link of the thread').value).toBe(threadOf('two2'));
});
