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

test('without an answer the page gets a task, the same for the same call', async () => {
  const { task, draft: none } = await ask(CALL);
  expect(none).toBeNull();
  expect(task?.prompt).toContain('How do you chase late invoices?');
  expect(task?.schema).toMatchObject({ type: 'object', required: ['title', 'content'] });
  expect((await ask(CALL)).task).toEqual(task);
});

test('an answer becomes a draft, named after the browser, and nothing is counted', async () => {
  const made = await ask(CALL, draft(SAID));
  expect(made).toMatchObject({ task: null, draft: { engine: 'browser', usage: null, content: SAID } });
  expect(made.draft?.sent?.answer).toBe(draft(SAID));
});

test('a broken answer is repaired once, then refused in words', async () => {
  const { task } = await ask(CALL, 'Sure! Here it is.');
  expect(task?.prompt).toContain('Sure! Here it is.');
  expect((await ask(CALL, 'Sure! Here it is.', draft(SAID))).draft?.content).toBe(SAID);
  await expect(ask(CALL, 'Sure!', 'Sure again!')).rejects.toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('not in the form that was asked for') as string },
  });
});

test('an answer that was cut off is asked for again, shorter', async () => {
  const half = draft(SAID).slice(0, 60);
  expect((await ask(CALL, half)).task?.prompt).toContain('It was cut off.');
  expect((await ask(CALL, half, draft(SAID))).draft?.content).toBe(SAID);
  await expect(ask(CALL, half, half)).rejects.toMatchObject({ status: 503 });
});

test('the browser’s model is held by the same constraints and claims as any other', async () => {
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

test('variants and replies run in the page, too', async () => {
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

test('a stranger’s thread is not found', async () => {
  const ben = await app.as('ben');
  const [first] = await ada.call(scanner.listOpportunities, {});
  const call: PageCall = { kind: 'reply', id: first?.id ?? '', asked: {} };
  await expect(ben.call(askPageModel, { call, answers: [] })).rejects.toMatchObject({ status: 404 });
});
