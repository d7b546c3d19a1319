import { afterAll, beforeAll, expect, test } from 'vitest';
import { dig, type MemberClient, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
let ben: MemberClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  ada = await sandbox.signIn('sandbox_ada');
  ben = await sandbox.signIn('sandbox_ben');
});
afterAll(() => sandbox.stop());

const TEXT = 'We validate on every key and people hate it. How do you handle errors in long forms?';

function submit(fields: Record<string, string> = {}, session = ada) {
  return session.post('/api/submit', {
    sr: 'webdev',
    kind: 'self',
    title: 'How do you validate forms?',
    text: TEXT,
    ...fields,
  });
}

const newPost = async (fields: Record<string, string> = {}) =>
  String((await submit(fields)).at('json', 'data', 'name'));
const comment = (thing: string, text = 'We check on leaving the field.', session = ben) =>
  session.post('/api/comment', { thing_id: thing, text });
const newComment = async (thing: string) =>
  String((await comment(thing)).at('json', 'data', 'things', 0, 'data', 'name'));
const byId = async (name: string, session = ada) =>
  (await session.get(`/api/info?id=${name}&raw_json=1`)).children()[0] ?? {};
const errorOf = (reply: { at: (...path: (string | number)[]) => unknown }) => reply.at('json', 'errors', 0);

test('a text post gets an id and a URL and is returned as it was sent', async () => {
  const text = 'Line one\n\n* a <b>bold</b> claim & more\n* second';
  const reply = await submit({ title: '  Two   spaces <and> more ', text });
  expect(reply.at('json', 'errors')).toEqual([]);
  const id = String(reply.at('json', 'data', 'id'));
  expect(reply.at('json', 'data', 'name')).toBe(`t3_${id}`);
  expect(reply.at('json', 'data', 'drafts_count')).toBe(0);
  expect(reply.at('json', 'data', 'url')).toBe(`${sandbox.url}/r/webdev/comments/${id}/two_spaces_and_more/`);
  const post = await byId(`t3_${id}`);
  expect(post).toMatchObject({
    title: 'Two spaces <and> more',
    selftext: text,
    author: 'sandbox_ada',
    is_self: true,
  });
  expect(post).toMatchObject({ score: 1, likes: true, edited: false, num_comments: 0, subreddit: 'webdev' });
});

test('a link post has its target as URL', async () => {
  const name = await newPost({
    sr: 'r/programming',
    kind: 'link',
    url: 'https://notes.example/queues',
    text: '',
  });
  expect(await byId(name)).toMatchObject({
    url: 'https://notes.example/queues',
    is_self: false,
    domain: 'notes.example',
  });
});

test('a new post tops the community, the author’s history and search', async () => {
  const name = await newPost({ title: 'A question about wombats in forms' });
  expect((await ben.get('/r/webdev/new?limit=1')).at('data', 'children', 0, 'data', 'name')).toBe(name);
  expect((await ada.get('/user/sandbox_ada/submitted?sort=new')).children()[0]?.['name']).toBe(name);
  const found = (await ben.get('/r/webdev/search?q=wombats&restrict_sr=1&sort=new')).children();
  expect(found.map((post) => post['name'])).toEqual([name]);
});

const long = 'x'.repeat(301);
test.each<[string, Record<string, string>, string, string]>([
  ['a missing community', { sr: 'nosuchcommunity' }, 'SUBREDDIT_NOEXIST', 'sr'],
  ['no community at all', { sr: '' }, 'BAD_SR_NAME', 'sr'],
  [
    'a restricted community',
    { sr: 'handpicked', kind: 'link', url: 'https://a.example/' },
    'SUBREDDIT_NOTALLOWED',
    'sr',
  ],
  ['a text post where only links are allowed', { sr: 'programming' }, 'NO_SELFS', 'sr'],
  [
    'a link where only text is allowed',
    { sr: 'textonlyfounders', kind: 'link', url: 'https://a.example/' },
    'NO_LINKS',
    'sr',
  ],
  ['an unknown kind', { kind: 'song' }, 'INVALID_OPTION', 'sr'],
  ['an image', { kind: 'image' }, 'NO_IMAGES', 'sr'],
  ['a video', { kind: 'video' }, 'NO_VIDEOS', 'sr'],
  ['no title', { title: '   ' }, 'NO_TEXT', 'title'],
  ['a title that is too long', { title: long }, 'TOO_LONG', 'title'],
  ['a text that is too long', { text: 'x'.repeat(40_001) }, 'TOO_LONG', 'text'],
  ['a link post without a link', { kind: 'link', text: '' }, 'NO_URL', 'url'],
  ['a broken link', { kind: 'link', url: 'not a link', text: '' }, 'BAD_URL', 'url'],
  ['a link shortener', { kind: 'link', url: 'https://short.example/x', text: '' }, 'DOMAIN_BANNED', 'url'],
  ['a post without the required flair', { sr: 'showyourwork' }, 'SUBMIT_VALIDATION_FLAIR_REQUIRED', 'flair'],
  [
    'a title without the required tag',
    { sr: 'taggedquestions' },
    'SUBMIT_VALIDATION_TITLE_REGEX_REQUIREMENT',
    'title',
  ],
  [
    'an empty body where one is required',
    { sr: 'textonlyfounders', text: '' },
    'SUBMIT_VALIDATION_BODY_REQUIRED',
    'text',
  ],
  ['a body that is too short', { sr: 'pricingtalk' }, 'SUBMIT_VALIDATION_MIN_LENGTH', 'text'],
  [
    'a blocked domain',
    { sr: 'nolinkfarm', kind: 'link', url: 'https://www.linkfarm.example/a', text: '' },
    'SUBMIT_VALIDATION_LINK_BLACKLIST',
    'url',
  ],
  [
    'a forbidden phrase in the title',
    { sr: 'nolinkfarm', title: 'Get FREE traffic now' },
    'SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING',
    'title',
  ],
])('refuses %s with its code and field', async (_, fields, code, field) => {
  const reply = await submit(fields);
  expect(reply.status).toBe(200);
  expect([dig(errorOf(reply), 0), dig(errorOf(reply), 2)]).toEqual([code, field]);
  expect(reply.at('json', 'data')).toBeUndefined();
});

test('posting to a private or banned community is a 404', async () => {
  for (const sr of ['founderslounge', 'growthspells']) expect((await submit({ sr })).status).toBe(404);
});

test('can be set to answer violated requirements with a 400 and an explanation', async () => {
  await sandbox.control({ set: { validationAnswer: 'explanation' } });
  const reply = await submit({ sr: 'nolinkfarm', title: 'free traffic' });
  await sandbox.control({ reset: true });
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({
    fields: ['title'],
    error_type: 'SUBMIT_VALIDATION_ERROR',
    reason: 'SUBMIT_VALIDATION_TITLE_BLACKLISTED_STRING',
  });
});

test('refuses the same link twice unless resubmitting is allowed', async () => {
  const link = { kind: 'link', url: 'https://notes.example/once', text: '' };
  expect((await submit(link)).at('json', 'errors')).toEqual([]);
  expect(dig(errorOf(await submit(link)), 0)).toBe('ALREADY_SUB');
  expect((await submit({ ...link, resubmit: 'True' })).at('json', 'errors')).toEqual([]);
  const strict = { ...link, sr: 'launchlinks', resubmit: 'true' };
  expect((await submit(strict)).at('json', 'errors')).toEqual([]);
  expect(dig(errorOf(await submit(strict)), 0)).toBe('ALREADY_SUB');
});

test('returns a list of jQuery calls if api_type is missing', async () => {
  const reply = await ada.post('/api/submit', {
    api_type: '',
    sr: 'nosuchcommunity',
    kind: 'self',
    title: 'a',
  });
  expect(reply.at('success')).toBe(false);
  expect(reply.text).toContain('.error.SUBREDDIT_NOEXIST.field-sr');
});

test('returns a new comment in full and shows it in the tree', async () => {
  const post = await newPost();
  const reply = await comment(post, 'First & **best** <answer>');
  const thing = dig(reply.json, 'json', 'data', 'things', 0);
  expect(thing).toMatchObject({
    kind: 't1',
    data: {
      body: 'First & **best** <answer>',
      score: 1,
      likes: true,
      replies: '',
      edited: false,
      parent_id: post,
    },
  });
  const tree = await ada.get(`/comments/${post.slice(3)}?raw_json=1`);
  expect(tree.children(1).map((each) => each['name'])).toContain(dig(thing, 'data', 'name'));
  expect(tree.children(0)[0]?.['num_comments']).toBe(1);
});

test('refuses comments with the platform’s codes', async () => {
  const post = await newPost();
  const gone = await newComment(post);
  await ben.post('/api/del', { id: gone });
  expect(dig(errorOf(await comment(gone)), 0)).toBe('DELETED_COMMENT');
  expect(dig(errorOf(await comment(post, '  ')), 0)).toBe('NO_TEXT');
  expect(dig(errorOf(await comment(post, 'x'.repeat(10_001))), 0)).toBe('TOO_LONG');
  await sandbox.control({ thing: { id: post, action: 'lock' } });
  expect(errorOf(await comment(post))).toEqual(['THREAD_LOCKED', 'Comments are locked.', 'parent']);
  expect((await comment('t3_zzzzzz')).status).toBe(403);
  expect((await comment('')).status).toBe(403);
});

test('refuses comments on a thread older than half a year', async () => {
  const old = await startTestSandbox();
  const cleo = await old.signIn('sandbox_cleo');
  const made = await cleo.post('/api/submit', { sr: 'saas', kind: 'self', title: 'Old one', text: TEXT });
  old.advance(181 * 86_400_000);
  const later = await old.signIn('sandbox_cleo');
  const reply = await later.post('/api/comment', {
    thing_id: String(made.at('json', 'data', 'name')),
    text: 'hello',
  });
  expect(dig(errorOf(reply), 0)).toBe('TOO_OLD');
  await old.stop();
});

test('accepts a comment in a quarantined community but hides it', async () => {
  await ben.post('/api/quarantine_optin', { sr_name: 'hardtruths' });
  const post = String((await ben.get('/r/hardtruths/new?limit=1')).at('data', 'children', 0, 'data', 'name'));
  const reply = await comment(post, 'Into the void.', ada);
  expect(reply.json).toEqual({ json: { errors: [], data: { things: [] } } });
  const state = await sandbox.state();
  expect(state.text).toContain('Into the void.');
  expect((await ben.get(`/comments/${post.slice(3)}`)).text).not.toContain('Into the void.');
});

test('only the author can edit, and an edit gets a date', async () => {
  const post = await newPost();
  const edited = await ada.post('/api/editusertext', { thing_id: post, text: 'Better text' });
  expect(edited.at('json', 'data', 'things', 0, 'data', 'selftext')).toBe('Better text');
  expect(await byId(post)).toMatchObject({ selftext: 'Better text', edited: expect.any(Number) });
  const foreign = await ben.post('/api/editusertext', { thing_id: post, text: 'Mine now' });
  expect(dig(errorOf(foreign), 0)).toBe('NOT_AUTHOR');
  expect(dig(errorOf(await ada.post('/api/editusertext', { thing_id: 't3_zzz', text: 'a' })), 0)).toBe(
    'NO_THING_ID',
  );
  const link = await newPost({ kind: 'link', url: 'https://notes.example/edit', text: '' });
  expect(errorOf(await ada.post('/api/editusertext', { thing_id: link, text: 'a' }))).toEqual([
    'placeholder',
    "This post can't be edited",
    'text',
  ]);
});

test('always answers a deletion the same way, but deletes only the caller’s own things', async () => {
  const post = await newPost();
  for (const id of [post, 't3_zzzzzz', 't9_1', ''])
    expect((await ben.post('/api/del', { id })).json).toEqual({});
  expect(await byId(post)).toMatchObject({ author: 'sandbox_ada', removed_by_category: null });
  await ada.post('/api/del', { id: post });
  await ada.post('/api/del', { id: post });
  const gone = await byId(post);
  expect(gone).toMatchObject({ author: '[deleted]', selftext: '[deleted]', removed_by_category: 'deleted' });
  expect(gone).not.toHaveProperty('author_fullname');
  expect((await ada.get('/r/webdev/new?limit=100')).text).not.toContain(`"${post}"`);
});

test('stores votes, bookmarks and subscriptions', async () => {
  const post = await newPost();
  const before = Number((await byId(post, ben))['score']);
  await ben.post('/api/vote', { id: post, dir: '1' });
  expect(await byId(post, ben)).toMatchObject({ score: before + 1, likes: true });
  expect((await ben.post('/api/vote', { id: 't3_zzzzzz', dir: '1' })).status).toBe(404);
  await ben.post('/api/save', { id: post });
  expect((await ben.get('/user/sandbox_ben/saved')).children().map((each) => each['name'])).toEqual([post]);
  expect((await ada.get('/user/sandbox_ben/saved')).status).toBe(403);
  await ben.post('/api/hide', { id: post });
  expect((await ben.get('/r/webdev/new?limit=100')).text).not.toContain(`"${post}"`);
  await ben.post('/api/subscribe', { sr_name: 'saas', action: 'sub' });
  expect(
    (await ben.get('/subreddits/mine/subscriber')).children().map((each) => each['display_name']),
  ).toEqual(['saas']);
  expect((await ben.get('/r/saas/about')).at('data', 'user_is_subscriber')).toBe(true);
});

test('a chosen flair appears on the post', async () => {
  const flairs = await ada.get('/r/showyourwork/api/link_flair_v2');
  const id = String(flairs.at(0, 'id'));
  const name = await newPost({ sr: 'showyourwork', flair_id: id });
  expect(await byId(name)).toMatchObject({
    link_flair_text: flairs.at(0, 'text'),
    link_flair_template_id: id,
  });
  const selector = await ada.post('/r/showyourwork/api/flairselector', { is_newlink: 'true' });
  expect(selector.at('choices', 0, 'flair_template_id')).toBe(id);
  expect((await ada.get('/r/opsroom/api/link_flair_v2')).status).toBe(403);
});
