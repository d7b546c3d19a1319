import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drafts from '#contract/drafts.ts';
import { exportUser } from '#contract/session.ts';
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

test('writes with the workspace’s own model, counts its tokens, and never reveals its key', async () => {
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

test('streams the text while it is written, then sends the checked draft', async () => {
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
  'turns a %i from the model server into a readable error, in JSON and in a stream',
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

test('tests settings that are not saved with a real call', async () => {
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

test('with open sign-ups, rejects a model address in our own network', async () => {
  const eve = await app.as('eve');
  const inside = 'http://169.254.169.254/v1';
  const form = { provider: 'openai-compatible', model: 'm', baseUrl: inside, monthlyTokenCap: null } as const;
  expect(await eve.call(drafts.testModelChoice, form)).toMatchObject({ ok: false });
});

test('sends a stored key only to the server it was saved for', async () => {
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

test('enforces, reports and resets the monthly token limit', async () => {
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
