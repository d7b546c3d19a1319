import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommunityRules } from '#contract/communities.ts';
import * as drafts from '#contract/drafts.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import { exportUser } from '#contract/session.ts';
import { connectAccount } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createDraftsApp, type DraftsApp, KEY } from '#test/drafts-app.ts';

let app: DraftsApp;
beforeAll(async () => {
  app = await createDraftsApp();
});
afterAll(() => app.close());

const ASKED = { topic: 'How do you chase late invoices?', subreddit: 'saas' };
const SAID = 'Late payers are mostly disorganised, so an early reminder does more than a late one.';
const answer = (content: string, title = 'Early reminders') => ({
  kind: 'text' as const,
  text: JSON.stringify({ title, content }),
});

/** The events of a streamed answer, in order. */
async function stream(client: TestClient, asked: object) {
  const headers = { accept: 'text/event-stream' };
  const url = drafts.generateContent.path;
  const response = await client.send({ method: 'POST', url, payload: asked, headers });
  const events = response.body.matchAll(/^event: (\w+)\ndata: (.*)$/gm);
  return [...events].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data) as Record<string, string>,
  }));
}

test('without a model or an account the built-in composer writes, and is named', async () => {
  const ada = await app.as('ada');
  const draft = await ada.call(drafts.generateContent, ASKED);
  expect(draft).toMatchObject({ engine: 'built-in', advice: null });
  expect(draft.title).toMatch(/\S/);
  expect(`${draft.title} ${draft.content}`).toMatch(/late invoices|chase/);
  expect(draft.notes.some(({ kind, insert }) => kind === 'suggestion' && insert)).toBe(true);
  expect(await ada.call(listPosts)).toEqual([]);
});

test('a comment has no title, and the same seed gives the same text', async () => {
  const ada = await app.as('ada');
  const asked = { ...ASKED, contentType: 'comment', seed: 'one' } as const;
  const [first, again] = [
    await ada.call(drafts.generateContent, asked),
    await ada.call(drafts.generateContent, asked),
  ];
  expect(first.title).toBeNull();
  expect(again.content).toBe(first.content);
});

test('another seed varies the question that closes a post', async () => {
  const ada = await app.as('ada');
  const asked = { ...ASKED, topic: 'late invoices' };
  const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
  const made = await Promise.all(seeds.map((seed) => ada.call(drafts.generateContent, { ...asked, seed })));
  expect(new Set(made.map(({ content }) => content)).size).toBeGreaterThan(1);
});

test('the answers and the name that an author typed stay as they are, disclosed once they say that it is theirs', async () => {
  const ada = await app.as('ada');
  const asked = {
    ...ASKED,
    topic: 'Launching Quillbox, a small invoicing app',
    answers: [{ role: 'failed' as const, text: 'no recurring invoices' }, { text: 'it writes invoices' }],
  };
  const unsaid = await ada.call(drafts.generateContent, asked);
  expect(unsaid.title).toBe(asked.topic);
  expect(unsaid.content).not.toContain('Disclosure');
  expect(unsaid.content).toContain('It writes invoices.');
  expect(unsaid.content).toContain('No recurring invoices.');
  expect(unsaid.notes[0]?.text).toBe('Is Quillbox yours? If it is, say so: the draft then discloses it.');
  const own = await ada.call(drafts.generateContent, { ...asked, isOwn: true });
  expect(own.title).toContain('Quillbox');
  expect(own.content).toContain('Disclosure: I work on it.');
});

test('an answer that says nothing is not told, and its question stays open', async () => {
  const ada = await app.as('ada');
  const before = { role: 'before' as const, text: 'Not sure yet' };
  const topic = 'We cut our alarms by asking three regions';
  const draft = await ada.call(drafts.generateContent, { ...ASKED, topic, answers: [before] });
  expect(draft.content).not.toMatch(/not sure/i);
  expect(draft.notes.map(({ role }) => role)).toContain('before');
});

test('adds neither facts nor a disclosure to a draft that does not mention the product', async () => {
  const ben = await app.as('ben');
  const about = ['We send reminders for late invoices.', 'It has no mobile app.'];
  await ben.call(drafts.saveFactsFile, { product: 'TidyInbox', about });
  const { content } = await ben.call(drafts.generateContent, {
    ...ASKED,
    topic: 'How do you send reminders for late invoices?',
  });
  expect(content).not.toMatch(/TidyInbox|We send|Disclosure|I work on/);
  await ben.call(drafts.saveFactsFile, { product: null, about: [] });
});

test.each([
  ['answers.0.text', { answers: [{ text: 'x'.repeat(301) }] }, 'An answer has at most 300 characters.'],
  ['topic', { topic: '  ' }, 'Topic is required'],
  ['subreddit', { subreddit: '' }, 'Please select a subreddit'],
  ['websiteUrl', { websiteUrl: 'not a url' }, 'Please enter a valid URL'],
  ['contentType', { contentType: 'poem' }, 'Choose post, comment or link.'],
  ['topic', { topic: 'x'.repeat(301) }, 'A topic has at most 300 characters.'],
])('an invalid %s is reported at its field', async (field, differs, message) => {
  const ada = await app.as('ada');
  await expect(ada.call(drafts.generateContent, { ...ASKED, ...differs })).rejects.toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', fields: { [field]: message } },
  });
});

test('generating needs a session', async () => {
  await expect(app.visitor().call(drafts.generateContent, ASKED)).rejects.toMatchObject({ status: 401 });
});

test('a website’s text is used, and an unreadable one becomes a note', async () => {
  const ada = await app.as('ada');
  app.site.page =
    '<title>Billwren</title><h1>Reminders before the due date</h1><p>Billwren reminds late payers.';
  const draft = await ada.call(drafts.generateContent, {
    ...ASKED,
    websiteUrl: app.site.url,
    ctaStyle: 'direct',
  });
  expect(draft.content).toContain(app.site.url);
  expect(draft.content).toMatch(/I work on/);
  const nowhere = { ...ASKED, websiteUrl: 'http://127.0.0.1:9/' };
  const { title, notes } = await ada.call(drafts.generateContent, nowhere);
  expect(title).toMatch(/chase/);
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'advice' }));
});

test('a workspace’s own model writes, its tokens are counted, and its key never leaves', async () => {
  const ben = await app.as('ben');
  await app.choose(ben);
  app.script.now = () => answer(SAID);
  const draft = await ben.call(drafts.generateContent, ASKED);
  expect(draft).toMatchObject({
    title: 'Early reminders',
    content: SAID,
    engine: 'openai-compatible/fake-1',
  });
  const request = app.model.requests.at(-1);
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(request?.said).toContain(ASKED.topic);
  const choice = await ben.send({ method: 'GET', url: drafts.readModelChoice.path });
  expect(choice.json()).toMatchObject({ hasKey: true, source: 'workspace', usedTokens: 35 });
  expect(choice.body).not.toContain(KEY);
  const row = await app.base.db.selectFrom('model_choices').selectAll().executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(KEY);
  expect(app.logLines.join()).not.toContain(KEY);
  const { tables } = await ben.call(exportUser, { password: TEST_PASSWORD });
  expect(tables.model_choices).toEqual([
    expect.objectContaining({ model: 'fake-1', provider: 'openai-compatible' }),
  ]);
  expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${KEY}|api_key`));
  const ada = await app.as('ada');
  expect(await ada.call(drafts.readModelChoice)).toMatchObject({ provider: 'builtin', usedTokens: 0 });
});

test('a stream carries the text as it is written, then the checked draft', async () => {
  const ben = await app.as('ben');
  await app.choose(ben);
  app.script.now = () => answer(`${SAID}\n\nSee https://badferry.example for more.`);
  const events = await stream(ben, ASKED);
  expect(events.map(({ event }) => event)).toEqual(['text', 'draft']);
  expect(events[0]?.data).toMatchObject({ kept: 0, text: expect.stringMatching(/^\{/) as string });
  expect(events.at(-1)?.data.content).toContain(SAID);
  expect(events.at(-1)?.data.content).not.toContain('badferry');
});

test.each([
  [401, {}, 409, /key/i],
  [429, {}, 429, /slow down/],
  [500, {}, 503, /trouble|error|try again/i],
])(
  'a model server’s %i becomes a readable error, in JSON and in a stream',
  async (status, body, expected, message) => {
    const ben = await app.as('ben');
    await app.choose(ben);
    app.script.now = () => ({ kind: 'status', status, body });
    await expect(ben.call(drafts.generateContent, ASKED)).rejects.toMatchObject({
      status: expected,
      body: { message: expect.stringMatching(message) as string },
    });
    const events = await stream(ben, ASKED);
    expect(events.at(-1)).toMatchObject({
      event: 'problem',
      data: { message: expect.stringMatching(message) as string },
    });
  },
);

test('the settings can be tested before they are saved, with a real call', async () => {
  const eve = await app.as('eve');
  const form = {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: app.model.baseUrl,
    monthlyTokenCap: null,
  } as const;
  app.script.now = () => answer(SAID);
  const tested = await eve.call(drafts.testModelChoice, form);
  expect(tested).toMatchObject({ ok: true, message: 'm answers.', draft: { content: SAID } });
  app.script.now = () => ({ kind: 'status', status: 401 });
  expect(await eve.call(drafts.testModelChoice, form)).toMatchObject({ ok: false });
  expect(await eve.call(drafts.readModelChoice)).toMatchObject({
    provider: 'builtin',
    source: 'installation',
  });
  await expect(eve.call(drafts.saveModelChoice, { ...form, model: null })).rejects.toMatchObject({
    body: { fields: { model: expect.any(String) as string } },
  });
});

test('with open sign-ups, a model’s address must not lead into our own network', async () => {
  const eve = await app.as('eve');
  const inside = 'http://169.254.169.254/v1';
  const form = { provider: 'openai-compatible', model: 'm', baseUrl: inside, monthlyTokenCap: null } as const;
  expect(await eve.call(drafts.testModelChoice, form)).toMatchObject({ ok: false });
});

test('a stored key is sent only to the server it was saved for', async () => {
  const ben = await app.as('ben');
  await app.choose(ben);
  const other = `${app.model.baseUrl}/elsewhere`;
  const form = { provider: 'openai-compatible', model: 'm', baseUrl: other, monthlyTokenCap: null } as const;
  const before = app.model.requests.length;
  await ben.call(drafts.testModelChoice, form);
  expect(app.model.requests.slice(before).map(({ headers }) => headers.authorization ?? '')).not.toContain(
    `Bearer ${KEY}`,
  );
});

test('facts belong to their workspace, and claims need facts', async () => {
  const fay = await app.as('fay');
  await app.choose(fay);
  const claim = 'I have run a bakery for nine years.';
  app.script.now = () => answer(`${SAID}\n\n${claim}`);
  const doubted = expect.objectContaining({ kind: 'claim', quote: claim });
  expect((await fay.call(drafts.generateContent, ASKED)).notes).toContainEqual(doubted);
  await fay.call(drafts.saveFactsFile, { product: 'Billwren', about: [claim, ''] });
  expect(await fay.call(drafts.readFactsFile)).toEqual({ product: 'Billwren', about: [claim] });
  expect((await fay.call(drafts.generateContent, ASKED)).content).toContain(claim);
  expect(app.model.requests.at(-1)?.said).toContain(claim);
  const ben = await app.as('ben');
  expect(await ben.call(drafts.readFactsFile)).toEqual({ product: null, about: [] });
});

test('a community’s rules are shown as written, or as unknown', async () => {
  const ben = await app.as('ben');
  expect(await ben.call(readCommunityRules, { name: 'r/webdev' })).toMatchObject({
    known: false,
    rules: [],
  });
  const gus = await app.as('gus');
  await connectAccount(gus, { username: 'sandbox_ada' });
  const rules = await gus.call(readCommunityRules, { name: 'webdev' });
  expect(rules).toMatchObject({ name: 'webdev', known: true, message: null });
  expect(rules.rules.length).toBeGreaterThan(0);
});

test('what a community’s rules mean is told with the sentence it comes from, and what they leave open as unknown', async () => {
  const gus = await app.as('gus');
  const { findings } = await gus.call(readCommunityRules, { name: 'saas' });
  const quote = expect.stringContaining('in 60 days');
  expect(findings).toEqual([
    { severity: 'care', text: 'Promotion is allowed with conditions.', because: quote },
    { severity: 'care', text: 'Links are allowed with conditions.', because: quote },
    { severity: 'care', text: 'Promotion is allowed once in 60 days.', because: quote },
    {
      severity: 'care',
      text: 'Say that what you promote is yours.',
      because: 'Say that it is yours.',
    },
    { severity: 'note', text: 'We found no rule about text written with AI.', because: null },
  ]);
});

test('where a community bans AI text, the draft advises against posting, with a remedy', async () => {
  const gus = await app.as('gus');
  const banned = [];
  for (const subreddit of [
    'entrepreneur',
    'reactjs',
    'webdev',
    'saas',
    'startups',
    'marketing',
    'programming',
    'javascript',
  ]) {
    const { advice } = await gus.call(drafts.generateContent, { ...ASKED, subreddit });
    if (advice)
      banned.push([subreddit, advice.verdict, advice.reason.length > 10 && advice.betterAction.length > 10]);
  }
  expect(banned.length).toBeGreaterThan(0);
  expect(banned.every(([, verdict, expected]) => verdict === 'dontPost' && expected)).toBe(true);
  expect(banned.map(([name]) => name)).not.toContain('marketing');
});

test('a draft that is a near copy of an own post says so', async () => {
  const hal = await app.as('hal');
  await app.choose(hal);
  const long = Array.from('abcdefghjklm', (letter) => `${SAID} It is point ${letter} of the list.`).join(
    '\n\n',
  );
  app.script.now = () => answer(long);
  const { content } = await hal.call(drafts.generateContent, { ...ASKED, subreddit: 'startups' });
  const scheduledAt = new Date(app.clock.now() + 86_400_000).toISOString();
  await connectAccount(hal, { username: 'sandbox_ben' });
  await hal.call(createPost, {
    title: 'One',
    content,
    subreddit: 'startups',
    status: 'scheduled',
    scheduledAt,
  });
  const { notes } = await hal.call(drafts.generateContent, ASKED);
  expect(notes).toContainEqual(
    expect.objectContaining({
      kind: 'problem',
      text: expect.stringContaining('Too close to your post in r/startups') as string,
    }),
  );
});

test('the monthly token limit is enforced and reported, and resets with the month', async () => {
  const cap = await app.as('cap');
  await app.choose(cap, 30);
  app.script.now = () => answer(SAID);
  await cap.call(drafts.generateContent, ASKED);
  await expect(cap.call(drafts.generateContent, ASKED)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('30 tokens are used up') as string },
  });
  app.clock.advance(40 * 86_400_000);
  const later = await app.as('later');
  await app.choose(later, 30);
  expect(await later.call(drafts.generateContent, ASKED)).toMatchObject({
    engine: 'openai-compatible/fake-1',
  });
});
