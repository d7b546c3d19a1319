import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivity } from '#contract/activity.ts';
import { preflightDraft } from '#contract/preflight.ts';
import { readRulesRecord } from '#contract/rules-record.ts';
import { listOpportunities, scanThreads } from '#contract/scanner.ts';
import { addTargets } from '#contract/targets.ts';
import { refreshRules } from '#server/features/targets/target-jobs.ts';
import { verifyOpportunities } from '#server/features/scanner/scanner-jobs.ts';
import { readGetRoutes, routeName } from '#test/hardening/described-routes.ts';
import { sampleRequest } from '#test/hardening/sample-input.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL, HOUR_MS, runHub, createWatcher } from '#test/run-hub.ts';
import { runWaiting } from '#test/run-waiting.ts';
import type { TestClient } from '#test/test-client.ts';

const NAME = 'founderslounge';
const DRAFT = { name: NAME, title: 'A title', content: 'Try my product.' };
const RULES = ['Self-promotion by lamplight', 'Pitch decks stay in the cellar'];

let app: PlatformApp;
let ada: TestClient;
let ben: TestClient;
let eve: TestClient;
beforeAll(async () => {
  app = await createPlatformApp();
  await app.sandbox.control({ account: { name: 'sandbox_ada', action: 'invite', community: NAME } });
  await setRule(0);
  const scan = { subreddits: [NAME], filters: KEEP_ALL };
  ada = await createWatcher(app, 'ada', scan);
  ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ben' });
  eve = await app.as('eve');
  for (const client of [ada, ben, eve]) await client.call(addTargets, { text: NAME });
});
afterAll(() => app.close());

const setRule = (no: number) =>
  app.sandbox.control({
    rules: { community: NAME, rules: [{ name: RULES[no], text: `${RULES[no]} is banned: no promotion.` }] },
  });

async function readEverything(client: TestClient): Promise<[string, string][]> {
  const answers: [string, string][] = [];
  for (const route of await readGetRoutes(app)) {
    const { body } = await client.send(
      sampleRequest(route, { params: { name: NAME, q: 'founders', subreddit: NAME } }),
    );
    answers.push([routeName(route), body]);
  }
  answers.push(['preflight', JSON.stringify(await client.call(preflightDraft, DRAFT))]);
  return answers;
}

async function runJob(job: typeof refreshRules) {
  await app.base.jobs.enqueue(app.base.db, job, {});
  await runWaiting(app.clock, app.drainJobs());
}

test('shows data read from a private community only to the member who read it', async () => {
  await readEverything(ada);
  await ada.call(scanThreads, { subreddits: [NAME], filters: KEEP_ALL });
  const threads = await ada.call(listOpportunities, {});
  expect(threads.length).toBeGreaterThan(0);
  await runHub(app);
  await setRule(1);
  app.clock.advance(25 * HOUR_MS);
  await runJob(refreshRules);
  await runJob(verifyOpportunities);
  const { record } = await ada.call(readRulesRecord, { name: NAME });
  expect(record!.rules.map(({ name }) => name)).toEqual([RULES[1]]);
  expect((await ada.call(listActivity)).items.map(({ event }) => event)).toContain('rulesChanged');
  await readEverything(ada);

  const secrets = [...threads.flatMap(({ title, url }) => [title, new URL(url).pathname]), ...RULES];
  const leaks: string[] = [];
  for (const [who, client] of Object.entries({ ben, eve }))
    for (const [route, body] of await readEverything(client))
      for (const secret of secrets)
        if (body.includes(JSON.stringify(secret).slice(1, -1))) leaks.push(`${who}: ${route}: ${secret}`);
  expect(leaks).toEqual([]);
  expect((await eve.call(listActivity)).items.map(({ event }) => event)).not.toContain('rulesChanged');
});
