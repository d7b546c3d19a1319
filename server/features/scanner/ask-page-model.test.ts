import { afterAll, beforeAll, expect, test } from 'vitest';
import { preflightDraft } from '#contract/preflight.ts';
import { askPageModel, type PageCall } from '#contract/scanning/page-model.ts';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterAll(() => app.close());

const draft = (content: string) => JSON.stringify({ title: 'Late payers', content });
const SAID = 'A reminder before the due date does more than one after it. What do you do?';
const CALL: PageCall = {
  kind: 'draft',
  asked: { topic: 'How do you chase late invoices?', subreddit: 'entrepreneur', seed: 'one' },
};
const ask = (call: PageCall, ...answers: string[]) => ada.call(askPageModel, { call, answers });

test('while an answer is missing, gives the page the same task for the same call', async () => {
  const { task, draft: none } = await ask(CALL);
  expect(none).toBeNull();
  expect(task?.prompt).toContain('How do you chase late invoices?');
  expect(task?.schema).toMatchObject({ type: 'object', required: ['title', 'content'] });
  expect((await ask(CALL)).task).toEqual(task);
});

test('turns an answer into a draft that names the browser, and counts no tokens', async () => {
  const made = await ask(CALL, draft(SAID));
  expect(made).toMatchObject({ task: null, draft: { engine: 'browser', usage: null, content: SAID } });
  expect(made.draft?.sent?.answer).toBe(draft(SAID));
});

test('asks for one repair of a broken answer, then rejects it with a message', async () => {
  const { task } = await ask(CALL, 'Sure! Here it is.');
  expect(task?.prompt).toContain('Sure! Here it is.');
  expect((await ask(CALL, 'Sure! Here it is.', draft(SAID))).draft?.content).toBe(SAID);
  await expect(ask(CALL, 'Sure!', 'Sure again!')).rejects.toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('not in the requested format') as string },
  });
});

test('asks for a shorter answer if the first was cut off', async () => {
  const half = draft(SAID).slice(0, 60);
  expect((await ask(CALL, half)).task?.prompt).toContain('It was cut off.');
  expect((await ask(CALL, half, draft(SAID))).draft?.content).toBe(SAID);
  await expect(ask(CALL, half, half)).rejects.toMatchObject({ status: 503 });
});

test('treats an answer as cut off even if its text has a closing brace', async () => {
  const half = `{"title":"Late payers","content":"I keep {name} in the template. ${SAID.slice(0, 40)}`;
  expect((await ask(CALL, half)).task?.prompt).toContain('It was cut off.');
});

test('accepts a complete answer with prose around it', async () => {
  const made = await ask(CALL, `Sure:\n${draft(SAID)}\nI kept it "plain".`);
  expect(made.draft?.content).toBe(SAID);
});

test('applies the same constraints and claim checks to the browser’s model', async () => {
  const content = `${SAID} See https://evil.example/page. We have 4,000 customers. The team at Basecamp switched to us in May.`;
  const made = await ask(CALL, draft(content));
  const shown = made.draft?.content ?? '';
  expect(shown).not.toMatch(/evil\.example|Basecamp/);
  expect(made.draft?.notes).toContainEqual(expect.objectContaining({ kind: 'claim' }));
  const generated = { title: 'Late payers', content: shown, byModel: true };
  const { findings } = await ada.call(preflightDraft, {
    name: 'entrepreneur',
    title: 'Late payers',
    content: shown,
    generated,
  });
  expect(findings.map(({ code }) => code)).toContain('UNCONFIRMED_CLAIM');
});

test('variants and replies can run in the page too', async () => {
  const variant: PageCall = {
    kind: 'variant',
    asked: {
      ...CALL.asked,
      way: 'shorter',
      draft: { title: 'Late payers', content: `${SAID} ${SAID}` },
    } as never,
  };
  expect((await ask(variant)).task?.prompt).toContain('Make DRAFT shorter');
  expect((await ask(variant, draft(SAID))).draft?.content).toBe(SAID);
  await ada.call(scanner.generateSample);
  const [first] = await ada.call(scanner.listOpportunities, {});
  const reply: PageCall = { kind: 'reply', id: first?.id ?? '', asked: { seed: 'one' } };
  expect((await ask(reply)).task?.prompt).toContain('Write a reply to THREAD');
  expect((await ask(reply, JSON.stringify({ content: SAID }))).reply).toMatchObject({
    content: SAID,
    engine: 'browser',
  });
});

test('does not find a stranger’s thread', async () => {
  const ben = await app.as('ben');
  const [first] = await ada.call(scanner.listOpportunities, {});
  const call: PageCall = { kind: 'reply', id: first?.id ?? '', asked: {} };
  await expect(ben.call(askPageModel, { call, answers: [] })).rejects.toMatchObject({ status: 404 });
});
