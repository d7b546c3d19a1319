import { afterAll, beforeAll, expect, test } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const scan = (client: TestClient) =>
  client.call(scanner.scanThreads, {
    subreddits: ['webdev'],
    filters: { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 },
  });
const answersOf = async (client: TestClient, id: string) => {
  const found = (await client.call(scanner.listOpportunities, {})).find((thread) => thread.id === id);
  return { ...found!.parts.find(({ name }) => name === 'competition')!, score: found!.score };
};

test('deducts points for promotional answers once the thread is read, and keeps that after the next scan', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await scan(ada);
  const [{ id, url }] = (await ada.call(scanner.listOpportunities, {})) as [scanner.Opportunity];
  const before = await answersOf(ada, id);
  expect(before.because).toMatch(/^(?:Has \d+ comments?\.|Nobody has answered yet\.)$/);
  const rival = await app.sandbox.signIn('sandbox_cleo');
  const thing = `t3_${url.split('/comments/')[1]!.split('/')[0]}`;
  for (const name of ['one', 'two', 'three'])
    await rival.post('/api/comment', {
      thing_id: thing,
      text: `I built a tool for exactly this: https://${name}.example`,
    });
  await ada.call(scanner.readThreadDetails, { id });
  const after = await answersOf(ada, id);
  expect(after.because).toContain(', 3 of them promoting something.');
  expect(after.points).toBeLessThan(before.points);
  expect(after.score).toBe(before.score - (before.points - after.points));
  await scan(ada);
  expect((await answersOf(ada, id)).because).toBe(after.because);
});

test("the list shows a thread's figures as last read with its answers", async () => {
  const ben = await app.as('ben');
  await connectAccount(ben, { username: 'sandbox_ada' });
  await scan(ben);
  const [before] = (await ben.call(scanner.listOpportunities, {})) as [scanner.Opportunity];
  const stale = { upvotes: before.upvotes! + 13, comments: before.comments! + 2, velocity: 99 };
  await app.base.db.updateTable('opportunities').set(stale).where('id', '=', before.id).execute();
  const { upvotes, engagement } = await ben.call(scanner.readThreadDetails, { id: before.id });
  const after = (await ben.call(scanner.listOpportunities, {})).find(({ id }) => id === before.id)!;
  expect([after.upvotes, after.comments]).toEqual([upvotes, engagement!.totalComments]);
  expect(after.velocity).toBeLessThan(99);
});
