import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Finding } from '#contract/preflight.ts';
import type { GeneratedReply, Opportunity } from '#contract/scanner.ts';
import { currentToast, showToast } from '#web/lib/toast-store.ts';
import { samplePost } from '#test/sample-post.ts';
import { openPage, press, refusal, stubServer } from '#test/open-page.ts';
import { ReplyMaker } from './reply-maker.tsx';
import { replyBrief, replySlot, replyStore } from './reply-store.ts';

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
  sent: null,
};
const SLOT = replySlot('usr_1', 'opp_1');
const store = () => replyStore(SLOT, replyBrief(THREAD));
const write = ({ content, advice, engine, sent: _sent, ...reply }: GeneratedReply, id = content) => {
  const draft = { title: null, content, advice, engine, usage: null, notes: [] };
  const request = { topic: '', subreddit: 'saas', contentType: 'comment' as const, parentUrl: THREAD.url };
  store().dispatch({ type: 'requested', id });
  store().dispatch({ type: 'generated', id, key: `key of ${id}`, draft, request, reply });
};
const edit = (content: string) => store().dispatch({ type: 'typed', words: { title: '', content } });
const shown = () => store().read().composition;
const PREFLIGHT = { verdict: 'pass', findings: [], kept: [], budget: null, rulesReadAt: null };
const account = (username: string) => ({ id: username, username, isActive: true, mode: 'sandbox' });

async function open(own: Partial<Opportunity>, usernames: readonly string[], reply = REPLY) {
  write(reply);
  const server = stubServer({
    'GET /api/auth/user': { id: 'usr_1' },
    'POST /api/subreddits/saas/preflight': PREFLIGHT,
    'GET /api/reddit-accounts': usernames.map(account),
    'GET /api/reddit/community': { mode: 'sandbox', url: SITE },
    'POST /api/posts': refusal(422, { code: 'INVALID_INPUT', message: 'r/saas takes no links.' }),
  });
  const { queries } = await openPage(<ReplyMaker opportunity={{ ...THREAD, ...own }} />);
  await screen.findByText(reply.content);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return server;
}
afterEach(() => {
  cleanup();
  store().dispatch({ type: 'discarded', id: 'd' });
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const offer = () => screen.queryByRole('button', { name: /^Publish from u\// });

test('warns before publishing a reply without a sentence by its author', async () => {
  await open({}, ['ada']);
  press(/^Publish from u\//);
  expect(await screen.findByText('This text says little yet.')).toBeTruthy();
  await open({}, ['ada'], { ...REPLY, content: 'I called them, and two of three paid.', engine: 'a model' });
  press(/^Publish from u\//);
  await screen.findByText('Publish this reply now?');
  expect(screen.queryByText('This text says little yet.')).toBeNull();
});

test("offers to publish a reply only from accounts on the thread's site", async () => {
  await open({}, ['ada']);
  expect(offer()).not.toBeNull();
  await open({ url: 'https://www.reddit.com/r/saas/comments/1/x/', origin: 'clip' }, ['ada']);
  expect(screen.getByRole('link', { name: 'Post on Reddit' })).toBeTruthy();
  expect(offer()).toBeNull();
  await open({}, []);
  expect(offer()).toBeNull();
});

test('asks for the account, and keeps the text after a refusal', async () => {
  const { sent } = await open({}, ['ada', 'ben']);
  press(/^Publish from u\//);
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'ben' } });
  screen.getByText('It goes out to r/saas from u/ben at once.');
  press('Publish Now');
  await screen.findByText('r/saas takes no links.');
  expect(sent).toMatchObject([{ body: { redditAccountId: 'ben', content: 'Call them.' } }]);
  expect(screen.getByText('Call them.')).toBeTruthy();
});

test('publishes a reply without announcing a deletion', async () => {
  await open({}, ['ada']);
  press(/^Publish from u\//);
  const { className } = screen.getByRole('button', { name: 'Publish Now' });
  expect(className).toContain('bg-accent');
  expect(className).not.toContain('bg-bad');
});

test('shows advice against answering above the text', async () => {
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

const PLANNED: Finding = {
  severity: 'block',
  code: 'LATER_MENTION',
  text: 'Another mention is planned for Nov 25.',
  quote: null,
  remedy: 'Cancel that one.',
  nextAt: null,
};

test('checks the rules for the account that would publish the reply', async () => {
  const { answers } = await open({}, ['ada', 'ben']);
  const asked: object[] = [];
  answers['POST /api/subreddits/saas/preflight'] = (body: object) => {
    asked.push(body);
    return { ...PREFLIGHT, verdict: 'blocked', findings: [PLANNED] };
  };
  press(/^Publish from u\//);
  const confirmation = within(screen.getByRole('alertdialog'));
  await confirmation.findByText('Another mention is planned for Nov 25.');
  // The pane checks the text too, without an account and at its own times.
  expect(asked.filter((body) => 'redditAccountId' in body)).toEqual([
    expect.objectContaining({ type: 'comment', content: 'Call them.', redditAccountId: 'ada' }),
  ]);
});

test('saves a reply as a draft comment, and links to it', async () => {
  const { answers, sent } = await open({}, []);
  answers['POST /api/posts'] = { id: 'pst_1', phase: 'draft' };
  press(/^Save Draft/);
  const link = await screen.findByRole('link', { name: 'Open the draft' });
  expect(link.getAttribute('href')).toBe('/generator?edit=pst_1');
  expect(document.activeElement).toBe(link);
  expect(sent).toMatchObject([
    { body: { status: 'draft', type: 'comment', content: 'Call them.', parentUrl: THREAD.url } },
  ]);
  expect(shown()).toBeNull();
});

test('marks an answered thread as viewed, but not after saving a draft', async () => {
  const { answers, sent } = await open({}, ['ada']);
  answers['POST /api/posts'] = samplePost({ id: 'pst_1', type: 'comment' });
  const looked = () => sent.filter(({ call }) => call.endsWith('/opp_1/view'));
  press(/^Save Draft/);
  await screen.findByRole('link', { name: 'Open the draft' });
  expect(looked()).toEqual([]);
  act(() => write(REPLY));
  answers['POST /api/posts'] = samplePost({ id: 'pst_2', type: 'comment', phase: 'published' });
  press(/^Publish from u\//);
  press('Publish Now');
  await waitFor(() => expect(looked()).toHaveLength(1));
});

test('links to the published reply', async () => {
  const { answers } = await open({}, ['ada']);
  const out = samplePost({ id: 'pst_9', status: 'published', phase: 'published' });
  answers['POST /api/posts'] = out;
  answers['PATCH /api/opportunities/opp_1/view'] = null;
  press(/^Publish from u\//);
  press('Publish Now');
  const link = await screen.findByRole('link', { name: 'Open the post' });
  expect(link.getAttribute('href')).toBe('/posts/pst_9');
  screen.getByText('Ready to Generate');
});

test('Undo restores a discarded reply', async () => {
  await open({}, []);
  press('Discard');
  expect(screen.queryByText('Call them.')).toBeNull();
  act(() => currentToast()?.action?.run());
  expect(screen.getByText('Call them.')).toBeTruthy();
});

test('restores canceled edits by Undo or as the previous text, until the reply is saved', async () => {
  const { answers } = await open({}, []);
  answers['POST /api/posts'] = { id: 'pst_1', phase: 'draft' };
  expect(screen.queryByRole('button', { name: 'The text before' })).toBeNull();
  press('Edit Reply');
  const told = currentToast();
  press('Cancel');
  expect(currentToast()).toBe(told);
  press('Edit Reply');
  act(() => edit('My own words.'));
  press('Cancel');
  screen.getByText('Call them.');
  act(() => currentToast()?.action?.run());
  screen.getByText('My own words.');
  press('The text before');
  screen.getByText('Call them.');
  press('The text before');
  screen.getByText('My own words.');
  press(/^Save Draft/);
  await screen.findByRole('link', { name: 'Open the draft' });
  expect(currentToast()?.open).toBe(false);
});

test("still offers Undo if a draft can't be saved", async () => {
  await open({}, []);
  press('Edit Reply');
  act(() => edit('My own words.'));
  press('Cancel');
  press(/^Save Draft/);
  await screen.findByText('r/saas takes no links.');
  expect(currentToast()).toMatchObject({ title: 'Changes discarded', open: true });
  expect(shown()?.words.content).toBe('Call them.');
});

test('restores a text that a generated one replaced, and offers no Undo if there was none', async () => {
  const { answers } = await open({}, []);
  press('Discard');
  const generate = async (content: string) => {
    act(() => showToast({ title: 'Before' }));
    answers['POST /api/opportunities/opp_1/generate-reply'] = { ...REPLY, content };
    press(/^(?:Reg|G)enerate/);
    await waitFor(() => expect(currentToast()?.title).toBe('Reply Generated!'));
    return currentToast()?.action;
  };
  expect(await generate('Call them.')).toBeUndefined();
  expect(screen.queryByText('What was sent')).toBeNull();
  const undo = await generate('Ask them.');
  expect(await generate('Ask them.')).toBeUndefined();
  act(() => undo?.run());
  expect(screen.getByText('Call them.')).toBeTruthy();
});

test('while generating, Discard and going back are disabled', async () => {
  const { answers } = await open({}, []);
  act(() => write({ ...REPLY, content: 'Ask them.' }));
  answers['POST /api/opportunities/opp_1/generate-reply'] = () => new Promise(() => {});
  press(/^Regenerate/);
  await waitFor(() => expect(button('Discard').disabled).toBe(true));
  expect(button('The text before').disabled).toBe(true);
});

test('keeps other toasts, and keeps what is typed while a draft is saved', async () => {
  const { answers } = await open({}, []);
  answers['POST /api/posts'] = () => {
    act(() => edit('Typed meanwhile.'));
    return { id: 'pst_1', phase: 'draft' };
  };
  press(/^Save Draft/);
  await waitFor(() => expect(currentToast()?.title).toBe('Success'));
  expect(screen.getByDisplayValue('Typed meanwhile.')).toBeTruthy();
  press('Save Changes');
  answers['POST /api/posts'] = () => {
    showToast({ title: 'Thread skipped' });
    return { id: 'pst_2', phase: 'draft' };
  };
  press(/^Save Draft/);
  await screen.findByRole('link', { name: 'Open the draft' });
  expect(currentToast()).toMatchObject({ title: 'Thread skipped', open: true });
});

test("a published text can't be restored", async () => {
  const { answers } = await open({}, ['ada']);
  const wentOut = samplePost({ id: 'pst_1', type: 'comment', content: 'Call them.', phase: 'published' });
  answers['GET /api/posts/earlier'] = { post: wentOut };
  answers['POST /api/posts'] = refusal(409, { code: 'CONFLICT', message: 'Another text was saved.' });
  const ask = { ...REPLY, content: 'Ask them.' };
  act(() => write({ ...REPLY, content: 'Write to them.' }));
  act(() => write(ask));
  act(() => store().dispatch({ type: 'sent', key: 'k' }));
  act(() => store().dispatch({ type: 'refused', fields: [] }));
  press(/^Publish from u\//);
  press('Publish Now');
  expect(await screen.findByText(/^Your first try went out/)).toBeTruthy();
  expect(
    store()
      .read()
      .versions.map(({ before }) => before.words.content),
  ).toEqual(['Write to them.']);
  press('The text before');
  expect(screen.getByText('Write to them.')).toBeTruthy();
  expect(screen.queryByText(/^Your first try went out/)).toBeNull();
});

test("a sample thread's reply can't be saved", async () => {
  await open({ origin: 'sample', url: '/r/saas/' }, ['ada']);
  expect(screen.queryByRole('button', { name: /^Save Draft/ })).toBeNull();
  expect(offer()).toBeNull();
});

test('hides the estimates of the generated text once it is edited', async () => {
  const advised = { ...REPLY, riskLevel: 'medium', recommendations: ['It reads like an advert.'] } as const;
  await open({}, ['ada'], { ...advised, recommendations: [...advised.recommendations] });
  expect(screen.getByText('Medium risk')).toBeTruthy();
  expect(screen.getByText('It reads like an advert.')).toBeTruthy();
  press('Edit Reply');
  expect(screen.getByText('It reads like an advert.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'We call them twice.' } });
  expect(screen.queryByText('It reads like an advert.')).toBeNull();
  press('Save Changes');
  expect(await screen.findByText('Edited by you')).toBeTruthy();
  expect(screen.queryByText('Medium risk')).toBeNull();
  expect(screen.queryByText('It reads like an advert.')).toBeNull();
});

test('shows what a model was sent for a reply', async () => {
  const { answers } = await open({}, []);
  const sent = { system: 'Be brief.', prompt: 'Answer THREAD.', answer: '{"content": "Ask Ada."}' };
  answers['POST /api/opportunities/opp_1/generate-reply'] = { ...REPLY, content: 'Ask Ada.', sent };
  press(/^Regenerate/);
  await screen.findByText('What was sent');
  expect(screen.getByRole('region', { name: 'Prompt' }).textContent).toContain('Answer THREAD.');
  press('The text before');
  expect(screen.queryByText('What was sent')).toBeNull();
});

test('says that the answers are the reply without a model', async () => {
  stubServer({ 'GET /api/settings/model': { provider: 'builtin' } });
  await openPage(<ReplyMaker opportunity={THREAD} />);
  expect(await screen.findByText('Without a model, these are your reply.')).toBeTruthy();
});
