import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommunityRules } from '#contract/communities.ts';
import * as drafts from '#contract/drafts.ts';
import { guessShape } from '#contract/drafting/shapes.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import { SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { connectAccount } from '#test/platform-app.ts';
import { createDraftsApp, type DraftsApp } from '#test/drafts-app.ts';

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

test('writes with the built-in composer without a model or an account, and names it', async () => {
  const ada = await app.as('ada');
  const draft = await ada.call(drafts.generateContent, ASKED);
  expect(draft).toMatchObject({ engine: 'built-in', advice: null });
  expect(draft.title).toMatch(/\S/);
  expect(draft.questions.length).toBeGreaterThan(2);
  expect(await ada.call(listPosts)).toEqual([]);
});

test('writes a comment without a title, and writes the same text for the same seed', async () => {
  const ada = await app.as('ada');
  const asked = { ...ASKED, contentType: 'comment', seed: 'one' } as const;
  const [first, again] = [
    await ada.call(drafts.generateContent, asked),
    await ada.call(drafts.generateContent, asked),
  ];
  expect(first.title).toBeNull();
  expect(again.content).toBe(first.content);
});

test('keeps answers as typed, and adds a disclosure once the author says the product is theirs', async () => {
  const ada = await app.as('ada');
  const asked = {
    ...ASKED,
    topic: 'Quillbox, a small invoicing app',
    shape: 'launch' as const,
    answers: [{ question: 'lacks' as const, text: 'no recurring invoices' }, { text: 'Not sure yet' }],
  };
  const unsaid = await ada.call(drafts.generateContent, asked);
  expect(unsaid.title).toBe(asked.topic);
  expect(unsaid.content).not.toContain('Disclosure');
  expect(unsaid.content).toContain('What it cannot do yet: no recurring invoices\n\nNot sure yet');
  const own = await ada.call(drafts.generateContent, { ...asked, isOwn: true, leads: false });
  expect(own.content).toMatch(/^no recurring invoices\n\n/);
  expect(own.content).toContain('Disclosure: this is about something I work on.');
});

test('guesses the shape if it is missing, and returns its questions', async () => {
  const ada = await app.as('ada');
  const guess = await ada.call(guessShape, { topic: ASKED.topic });
  const { shape, questions } = await ada.call(drafts.generateContent, ASKED);
  expect(shape).toBe(guess.shape);
  expect(questions.map(({ key }) => key)).toEqual(SHAPE_TABLE[shape].questions);
  const comment = await ada.call(drafts.generateContent, { ...ASKED, contentType: 'comment' });
  expect(comment.questions.map(({ key }) => key)).toEqual(SHAPE_TABLE.comment.questions);
});

test('adds neither facts nor a disclosure to a draft without the product', async () => {
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
])('rejects an invalid %s at its field', async (field, differs, message) => {
  const ada = await app.as('ada');
  await expect(ada.call(drafts.generateContent, { ...ASKED, ...differs })).rejects.toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', fields: { [field]: message } },
  });
});

test('only signed-in users can generate', async () => {
  await expect(app.visitor().call(drafts.generateContent, ASKED)).rejects.toMatchObject({ status: 401 });
});

test('uses a website’s text, and turns an unreadable one into a note', async () => {
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

test('keeps facts within their workspace, and rejects claims without facts', async () => {
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

test('shows a community’s rules as written, or as unknown', async () => {
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

test('shows a community’s rules with quotes, and shows as unknown what they leave open', async () => {
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

test('advises against posting in a community that bans AI text, and says what to do instead', async () => {
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

test('warns about a near-duplicate of another post in the workspace', async () => {
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
