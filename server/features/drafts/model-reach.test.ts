import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModelChoice, saveModelChoice, testModelChoice } from '#contract/drafts.ts';
import { findModels } from '#contract/drafting/models.ts';
import type { FakeModelServer } from '#server/adapters/llm/testing/fake-model-server.ts';
import { startFakeOpenAi } from '#server/adapters/llm/testing/start-fake-openai.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const DRAFT = { title: 'Unpaid invoices', content: 'A reminder before the due date helps most.' };
let fake: FakeModelServer;
let port: string;
let app: TestApp | null = null;
beforeEach(async () => {
  fake = await startFakeOpenAi(() => ({ kind: 'text', text: JSON.stringify(DRAFT) }));
  port = new URL(fake.baseUrl).port;
});
afterEach(async () => {
  await app?.close();
  await fake.stop();
});

const choiceOf = (baseUrl: string) =>
  ({ provider: 'openai-compatible', model: 'm', baseUrl, apiKey: null, monthlyTokenCap: null }) as const;

/** The results for the owner and a second user who test this server. */
async function tryBoth(settings: Record<string, string>, baseUrl = fake.baseUrl) {
  app = await createTestApp(settings);
  const [owner, member] = [await app.as('owner'), await app.as('member')];
  return {
    owner: await owner.call(testModelChoice, choiceOf(baseUrl)),
    member: await member.call(testModelChoice, choiceOf(baseUrl)),
  };
}

const WORKS = { ok: true, message: 'm answers.', draft: DRAFT };

test("allows a model on this machine for the installation's owner only", async () => {
  const results = await tryBoth({});
  expect(results.owner).toEqual(WORKS);
  expect(results.member.ok).toBe(false);
  expect(results.member.message).toBe(
    `127.0.0.1:${port} is a private address, which this Threadwell doesn’t reach for you. Its ` +
      'operator can allow it with MODEL_ALLOW.',
  );
  expect(fake.requests).toHaveLength(1);
});

test('lets the owner name this machine by its hostname too', async () => {
  const results = await tryBoth({}, `http://localhost:${port}/v1`);
  expect(results.owner).toEqual(WORKS);
  expect(results.member.ok).toBe(false);
});

test.each(['first', 'closed'] as const)(
  'calls no private address for a user who signed up openly, once SIGNUPS is %s',
  async (signups) => {
    app = await createTestApp();
    await app.as('owner');
    const stranger = await app.as('stranger');
    Object.assign(app.base.config, { signups });
    const secret = choiceOf(`http://127.0.0.1:${port}/secret?x=`);
    expect(await stranger.call(testModelChoice, secret)).toMatchObject({ ok: false });
    await expect(stranger.call(saveModelChoice, secret)).rejects.toMatchObject({
      status: 422,
      body: { fields: { baseUrl: expect.stringContaining('is a private address') } },
    });
    expect(fake.requests).toEqual([]);
  },
);

test.each(['127.0.0.1:PORT', '127.0.0.1', '127.0.0.0/8', 'example.lan, 127.0.0.1:PORT'])(
  'with MODEL_ALLOW=%s, everyone may use it',
  async (list) => {
    const results = await tryBoth({ MODEL_ALLOW: list.replace('PORT', port) });
    expect(results).toEqual({ owner: WORKS, member: WORKS });
  },
);

test('once MODEL_ALLOW is set, calls no other private address, even for the owner', async () => {
  const results = await tryBoth({ MODEL_ALLOW: '10.0.0.0/8,127.0.0.1:9' });
  expect([results.owner.ok, results.member.ok]).toEqual([false, false]);
  expect(fake.requests).toEqual([]);
});

test('lets everyone use the installation’s own model server', async () => {
  const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: fake.baseUrl };
  const results = await tryBoth(ai);
  expect(results).toEqual({ owner: WORKS, member: WORKS });
});

test('searches this machine for models only for users who may use them', async () => {
  app = await createTestApp({ OLLAMA_PORT: port, LM_STUDIO_PORT: port });
  const [owner, member] = [await app.as('owner'), await app.as('member')];
  expect(await owner.call(readModelChoice)).toMatchObject({ localModels: 'here' });
  expect(await member.call(readModelChoice)).toMatchObject({ localModels: 'closed' });
  const asked = fake.requests.length;
  const { servers } = await member.call(findModels);
  expect(servers.map(({ state }) => state)).toEqual(['notAllowed', 'notAllowed']);
  expect(fake.requests).toHaveLength(asked);
});
