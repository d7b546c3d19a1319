import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberClient, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  ada = await sandbox.signIn();
});
afterAll(() => sandbox.stop());

test('lists the comments of several communities together, newest first', async () => {
  const page = (await ada.get('/r/saas+webdev/comments?limit=100')).children();
  expect(page).toHaveLength(100);
  expect(new Set(page.map((each) => each['subreddit']))).toEqual(new Set(['saas', 'webdev']));
  const times = page.map((each) => Number(each['created_utc']));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(page[0]).toMatchObject({ link_title: expect.any(String), link_id: expect.stringMatching(/^t3_/) });
  const [one] = page;
  const alone = await ada.get(`/api/info?id=${String(one?.['name'])}`);
  expect(alone.children()[0]).toMatchObject({ name: one?.['name'], body: one?.['body'] });
});

test('leaves no gap between consecutive pages', async () => {
  const first = await ada.get('/r/saas/comments?limit=10');
  const second = await ada.get(`/r/saas/comments?limit=10&after=${String(first.at('data', 'after'))}`);
  const both = (await ada.get('/r/saas/comments?limit=20')).children().map((each) => each['name']);
  expect([...first.children(), ...second.children()].map((each) => each['name'])).toEqual(both);
});

test('lists a member’s comment at once, even on an old thread, until it is deleted', async () => {
  const [old] = (await ada.get('/r/saas/top?t=month&limit=100'))
    .children()
    .toSorted((one, other) => Number(one['created_utc']) - Number(other['created_utc']));
  const made = await ada.post('/api/comment', { thing_id: String(old?.['name']), text: 'Still a question' });
  const name = String(made.at('json', 'data', 'things', 0, 'data', 'name'));
  const newest = async () => (await ada.get('/r/saas/comments?limit=1')).children()[0]?.['name'];
  expect(await newest()).toBe(name);
  await ada.post('/api/del', { id: name });
  expect(await newest()).not.toBe(name);
});

test('refuses closed and missing communities as other listings do', async () => {
  expect((await ada.get('/r/founderslounge/comments')).status).toBe(403);
  expect((await ada.get('/r/nosuchcommunity/comments')).status).toBe(302);
});

test('always returns an empty message box and no multireddits', async () => {
  for (const box of ['inbox', 'unread', 'messages', 'sent', 'mentions'])
    expect((await ada.get(`/message/${box}`)).children()).toEqual([]);
  expect((await ada.get('/api/multi/mine')).json).toEqual([]);
});
