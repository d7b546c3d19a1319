import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveClip } from '#contract/scanning/clips.ts';
import * as links from '#contract/scanning/links.ts';
import * as scanner from '#contract/scanner.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ADDRESS = 'https://www.reddit.com/r/SaaS/comments/1abc2d/';
const MAIL = `Two new mentions: ${ADDRESS}which_tool/?utm=mail and https://redd.it/2xyz9w, and
  https://www.reddit.com/r/startups/s/AbC123xyz`;
const paste = (client: TestClient, text = MAIL) => client.call(links.addLinks, { text });
const listOf = (client: TestClient) => client.call(links.listLinks);

test('lists the threads in a text for review, without those already known', async () => {
  const ada = await app.as('ada');
  expect(await paste(ada)).toEqual({ added: 3, known: 0, left: 0 });
  expect(await paste(ada, `${ADDRESS} https://redd.it/3new3w`)).toEqual({ added: 1, known: 1, left: 0 });
  const listed = await listOf(ada);
  expect(listed.map(({ address }) => address).toSorted()).toEqual([
    'https://www.reddit.com/comments/2xyz9w/',
    'https://www.reddit.com/comments/3new3w/',
    ADDRESS,
    'https://www.reddit.com/r/startups/s/AbC123xyz',
  ]);
  expect(listed.find(({ address }) => address === ADDRESS)).toMatchObject({
    kind: 'thread',
    subreddit: 'SaaS',
  });
  expect(listed.find(({ kind }) => kind === 'share')).toMatchObject({ subreddit: 'startups' });
});

test('turns a clipped thread into an opportunity and removes its link', async () => {
  const ben = await app.as('ben');
  await paste(ben, `${ADDRESS} https://redd.it/2xyz9w`);
  await ben.call(saveClip, { address: `${ADDRESS}which_tool/`, subreddit: 'SaaS', title: 'Which tool?' });
  expect((await listOf(ben)).map(({ address }) => address)).toEqual([
    'https://www.reddit.com/comments/2xyz9w/',
  ]);
  expect(await ben.call(scanner.listOpportunities, {})).toMatchObject([{ origin: 'clip' }]);
  expect(await paste(ben, ADDRESS)).toEqual({ added: 0, known: 1, left: 0 });
});

test('removes a link from the list', async () => {
  const cleo = await app.as('cleo');
  await paste(cleo);
  const [first, ...others] = await listOf(cleo);
  await cleo.call(links.removeLink, { id: first!.id });
  expect(await listOf(cleo)).toEqual(others);
});

test('keeps two hundred links, and reports how many were dropped', async () => {
  const dora = await app.as('dora');
  const many = (from: number) =>
    Array.from({ length: 150 }, (_, no) => `https://redd.it/${from + no}`).join('\n');
  expect(await paste(dora, many(100_000))).toMatchObject({ added: 150, left: 0 });
  expect(await paste(dora, many(200_000))).toMatchObject({ added: 50, left: 100 });
  expect(await listOf(dora)).toHaveLength(links.LINKS_MAX);
});

test.each([
  ['nothing', ' '],
  ['words without a link', 'Please look at the thread about invoices'],
  ['too much', 'x'.repeat(links.LINKS_TEXT_MAX + 1)],
])('rejects %s at its field', async (_what, text) => {
  const emil = await app.as('emil');
  await expect(paste(emil, text)).rejects.toMatchObject({
    status: 422,
    body: { fields: { text: expect.any(String) } },
  });
});

test('deletes links after two weeks without a clip', async () => {
  const fay = await app.as('fay');
  await paste(fay);
  const sweepAfter = async (days: number) => {
    app.clock.advance(days * 24 * 3_600_000);
    await app.base.jobs.enqueue(app.base.db, sweep, {});
    await app.drainJobs();
    return (await listOf(fay)).length;
  };
  expect(await sweepAfter(13)).toBe(3);
  expect(await sweepAfter(2)).toBe(0);
});

test('does not let strangers and visitors see or remove links', async () => {
  const [gus, hana] = [await app.as('gus'), await app.as('hana')];
  await paste(gus);
  const [link] = await listOf(gus);
  expect(await listOf(hana)).toEqual([]);
  await expect(hana.call(links.removeLink, { id: link!.id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(links.addLinks, { text: MAIL })).rejects.toMatchObject({ status: 401 });
});
