import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { invalid, openPage, press, refusal, stubServer, type } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { currentToast } from '#web/lib/toast-store.ts';
import { Composer } from './composer.tsx';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';

const DRAFT = {
  title: 'What do you charge?',
  content: 'I charge too little.',
  engine: 'a model',
  usage: null,
  notes: [{ kind: 'suggestion', text: 'Say why.' }],
  advice: null,
};
const ACCOUNT = { id: 'acc_1', username: 'ana_writes', isActive: true };
const RULES = { known: false, message: 'Unknown.', aiTextBans: [], findings: [], rules: [] };
const NOTHING = {
  'GET /api/posts': [],
  'GET /api/subreddits/saas/rules': RULES,
};
const onSaved = vi.fn<(post: Post) => void>();
const start = { composition: null, brief: { ...EMPTY_BRIEF, topic: 'Prices', subreddit: 'saas' } };

async function open(answers: Record<string, unknown> = {}) {
  const server = stubServer({
    ...NOTHING,
    'GET /api/reddit-accounts': [ACCOUNT],
    'GET /api/reddit/community': { mode: 'sandbox', url: 'http://sandbox.example' },
    'POST /api/generate-content': DRAFT,
    'POST /api/posts': samplePost({ id: 'pst_1' }),
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
test('generates nothing without a topic and shows the fault at its field', async () => {
  const { sent } = await open();
  type('Topic', '');
  press(/^Generate Content/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Topic')));
  expect(screen.getByLabelText('Topic').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('saves a draft with its generated text', async () => {
  const { sent } = await open();
  await generate();
  press(/^Save Draft/);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(samplePost({ id: 'pst_1' })));
  expect(calls(sent)).toMatchObject([
    {
      body: {
        status: 'draft',
        title: DRAFT.title,
        content: DRAFT.content,
        generated: { title: DRAFT.title, content: 'I charge too little.' },
        redditAccountId: 'acc_1',
      },
    },
  ]);
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

test('sends the same key until the outcome of an attempt is known', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { sent } = await open({ 'POST /api/posts': lost });
  await generate();
  for (const times of [1, 2]) {
    press(/^Save Draft/);
    await waitFor(() => expect(calls(sent)).toHaveLength(times));
    await screen.findByText(/^The server didn’t answer/);
  }
  press('Edit');
  type('Content', 'I charge too little, and say so.');
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toHaveLength(3));
  const [first, second, third] = calls(sent).map((each) =>
    (each as (typeof sent)[number]).headers.get('idempotency-key'),
  );
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('shows a refusal at its field, or below the buttons if there is no field', async () => {
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

test('rejects a time in the past before sending, except for a draft', async () => {
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

test('restores an edited text that was replaced by a generated one', async () => {
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

test('keeps a hand-written text across a generated one, a reload, and saving the other', async () => {
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

test('shows a refused topic at its field, without a toast', async () => {
  await open({ 'POST /api/generate-content': invalid({ topic: 'Say more about it.' }) });
  const toldBefore = currentToast();
  press(/^Generate Content/);
  expect(await screen.findByText('Say more about it.')).toBeTruthy();
  expect(currentToast()).toBe(toldBefore);
});

test.each([
  ['needs its author', { status: 'scheduled', phase: 'needs_you' }],
  ['was refused', { status: 'failed', phase: 'failed' }],
] as const)('describes a post that %s on the page, without a toast', async (_what, told) => {
  const problem = { code: 'X', message: 'It was refused.', remedy: 'Change it.' };
  await open({ 'POST /api/posts': samplePost({ id: 'pst_1', problem, ...told }) });
  await generate();
  const toldBefore = currentToast();
  press(/^Publish Now/);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(currentToast()).toBe(toldBefore);
});

test('keeps the form after a failed generation and says what failed', async () => {
  await open({ 'POST /api/generate-content': refusal(503, { code: 'UNAVAILABLE', message: 'No model.' }) });
  press(/^Generate Content/);
  expect(await screen.findByText('No model.')).toBeTruthy();
  expect(currentToast()?.title).toBe('Generation Failed');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('Prices');
});

test('restores unsaved work in the next visit until it is discarded', async () => {
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

test('moves a text to the subreddit in the form', async () => {
  const { sent } = await open();
  await generate();
  type('Subreddit', 'webdev');
  press('Move it to r/webdev');
  press(/^Save Draft/);
  await waitFor(() => expect(calls(sent)).toMatchObject([{ body: { subreddit: 'webdev' } }]));
});

test('says that without an account a text can only be saved', async () => {
  await open({ 'GET /api/reddit-accounts': [] });
  await generate();
  expect(await screen.findByText(/so this can only be saved/)).toBeTruthy();
});

const CHECKED = { ...samplePreflight(), budget: null, rulesReadAt: null };

test('checks a text while it is typed, and moves it to the next allowed day', async () => {
  const nextAt = new Date(2131, 6, 7, 9, 30).toISOString();
  const asked: Record<string, unknown>[] = [];
  await open({
    'POST /api/subreddits/saas/preflight': (body: Record<string, unknown>) => {
      asked.push(body);
      const isEarly = 'content' in body && body['scheduledAt'] !== nextAt;
      return { ...CHECKED, ...samplePreflight(...(isEarly ? [sampleFinding({ nextAt })] : [])) };
    },
  });
  await generate();
  fireEvent.click(await screen.findByText(/^Blocked: /));
  press(/^Move to Saturday/);
  const time = screen.getByLabelText<HTMLInputElement>(/^Schedule Post/);
  expect(time.value).toBe('2131-07-07T09:30');
  expect(document.activeElement).toBe(time);
  expect(await screen.findByText('Ready')).toBeTruthy();
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

test('repeats a failed check', async () => {
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
  expect(await screen.findByText('Ready')).toBeTruthy();
});

test('keeps a topic typed while a text is being saved', async () => {
  const held = Promise.withResolvers<Post>();
  await open({ 'POST /api/posts': () => held.promise });
  await generate();
  press(/^Save Draft/);
  type('Topic', 'My next topic');
  held.resolve(samplePost({ id: 'pst_1' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('My next topic');
  expect(screen.getByText('Your draft appears here')).toBeTruthy();
});

const MODEL = { provider: 'openai', model: 'gpt-5', baseUrl: null, hasKey: true, price: { kind: 'unknown' } };

test('cancels a variant, and keeps the next one', async () => {
  const { answers } = await open({
    'GET /api/settings/model': MODEL,
    'POST /api/generate-content/variant': () => new Promise(() => {}),
  });
  await generate();
  press('Shorter');
  press('Cancel');
  expect(await screen.findByText('I charge too little.')).toBeTruthy();
  answers['POST /api/generate-content/variant'] = { ...DRAFT, content: 'Too little.' };
  press('Shorter');
  await screen.findByText('Keep the new one');
  press('Keep the new one');
  expect(await screen.findByText('Too little.')).toBeTruthy();
  press('The text before');
  expect(await screen.findByText('I charge too little.')).toBeTruthy();
});
