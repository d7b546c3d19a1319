import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { recordAnswer } from '#contract/rules-record.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;
const NAME = 'growthnotes';

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(saveFactsFile, { product: 'Acme', about: [] });
});
afterEach(() => app.close());

const today = () => new Date(app.clock.now()).toISOString().slice(0, 10);
const grant = () => ada.call(recordAnswer, { name: NAME, answer: 'granted', on: today(), note: '' });
const setRule = (text: string) =>
  app.sandbox.control({ rules: { community: NAME, rules: [{ name: 'Promotion', text }] } });
const codes = async () => {
  const text = { name: NAME, title: 'How early?', content: 'I built Acme for that.' };
  return (await ada.call(preflightDraft, text)).findings.map(({ code }) => code);
};
const schedule = () =>
  ada.call(posts.createPost, {
    title: 'How early do you remind?',
    content: 'Disclosure: I work on Acme.',
    subreddit: NAME,
    status: 'scheduled',
    scheduledAt: new Date(app.clock.now() + HOUR_MS).toISOString(),
  });
async function send() {
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  return (await ada.call(posts.listPosts))[0];
}

test('permission covers only the rule it was given for: a newer ban warns and parks, new permission lifts it', async () => {
  await setRule('Self-promotion only with permission of the moderators.');
  expect(await codes()).toContain('ASK_MODERATORS');
  app.clock.advance(60_000);
  await grant();
  expect(await codes()).toContain('LEAVE_GRANTED');
  const post = await schedule();
  await setRule('Self-promotion is banned.');
  expect(await send()).toMatchObject({
    id: post.id,
    phase: 'needs_you',
    problem: {
      code: 'RULES_CHANGED',
      message: expect.stringMatching(
        /gave you leave on .* stricter since\. Its rule: “Self-promotion is banned\.”$/,
      ),
    },
  });
  expect(await codes()).toContain('LEAVE_OVERTAKEN');
  app.clock.advance(60_000);
  await grant();
  expect(await codes()).toContain('LEAVE_GRANTED');
});

test('permission stays valid if the rule changed in other ways or became milder', async () => {
  await setRule('Self-promotion is banned.');
  await codes();
  app.clock.advance(60_000);
  await grant();
  await schedule();
  await setRule('Self-promotion only with permission of the moderators.');
  expect(await send()).toMatchObject({ phase: 'published' });
});
