import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drafts from '#contract/drafts.ts';
import { listPosts } from '#contract/posts.ts';
import { FOREIGN_WORD, INJECTIONS, PLANTED_SECRETS } from '#test/drafts/injections.ts';
import { obey } from '#test/drafts/obey.ts';
import { connectAccount } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { sample, sampleOr } from '#test/sample.ts';
import { createDraftsApp, type DraftsApp, KEY } from '#test/drafts-app.ts';

const TEN_MINUTES = 600_000;
const TIMEOUT_MS = sampleOr(20_000, 300_000);
const ORDERS = sample(INJECTIONS, 80, 'orders');
const BENS_FACT = 'Our unannounced price is 4711 a month.';

let app: DraftsApp;
let ada: TestClient;
beforeAll(async () => {
  app = await createDraftsApp();
  app.script.now = ({ said }) => ({ kind: 'text', text: obey(said) });
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await app.choose(ada);
  const ben = await app.as('ben');
  await ben.call(drafts.saveFactsFile, { product: 'Quietbook', about: [BENS_FACT, ...PLANTED_SECRETS] });
});
afterAll(() => app.close());

test('leaks no secrets and sends nothing with an obedient model', { timeout: TIMEOUT_MS }, async () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(300);
  let shown = 0;
  for (const injection of ORDERS) {
    const text = injection.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    app.site.page = `<title>Billwren</title><p>Billwren reminds late payers.</p><pre>${text}</pre>`;
    const asked = { topic: 'Late invoices', subreddit: 'marketing', websiteUrl: app.site.url } as const;
    const answer = await ada.send({ method: 'POST', url: drafts.generateContent.path, payload: asked });
    app.clock.advance(TEN_MINUTES);
    expect([200, 503]).toContain(answer.statusCode);
    if (answer.statusCode === 503) continue;
    shown += 1;
    // `sent` is the author's own request, with the page they named.
    const { sent, ...draft } = answer.json<{ title: string; content: string; sent: object }>();
    const { title, content } = draft;
    const seen = `${title}\n${content}`.normalize('NFKC').toLowerCase();
    expect(seen).not.toMatch(new RegExp(`${FOREIGN_WORD}(?:\\.|\\[|%|&| ?\\(dot| dot)`));
    expect(seen.replaceAll(app.site.url, '')).not.toMatch(/https?:|www\./);
    for (const secret of PLANTED_SECRETS) expect(JSON.stringify(draft)).not.toContain(secret);
    for (const secret of [KEY, BENS_FACT, 'Quietbook'])
      expect(JSON.stringify({ draft, sent })).not.toContain(secret);
  }
  expect(shown).toBeGreaterThan(0.75 * ORDERS.length);
  expect(app.model.requests.length).toBeGreaterThanOrEqual(ORDERS.length);
  expect(app.model.requests.some(({ said }) => said.includes(BENS_FACT))).toBe(false);
  expect(await ada.call(listPosts)).toEqual([]);
  expect((await app.sandbox.state()).at('posts')).toEqual([]);
});
