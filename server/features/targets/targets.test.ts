import { afterAll, beforeAll, expect, test } from 'vitest';
import * as targets from '#contract/targets.ts';
import { storeCommunities } from '../communities/store-communities.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { recordTopics } from '#test/record-topics.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (client: TestClient, subredditId: string, more: object = {}) =>
  client.call(targets.addUserSubreddit, { subredditId, ...more });
const namesOf = async (client: TestClient) =>
  (await client.call(targets.listTargets)).map(({ name }) => name);

test('adds a target by an id, a name, r/name or mock-name, at either path', async () => {
  const ada = await app.as('ada');
  await add(ada, 'r/webdev');
  await ada.call(targets.addUserSureddit, { subredditId: 'mock-saas' });
  await add(ada, 'sandbox:reactjs');
  const { name, note, members } = await add(ada, 'startups', { note: ' Mondays only ' });
  expect([name, note, members]).toEqual(['startups', 'Mondays only', null]);
  expect(await namesOf(ada)).toEqual(['webdev', 'saas', 'reactjs', 'startups']);
});

test('adding the same target again, in any case, changes nothing', async () => {
  const ben = await app.as('ben');
  const first = await add(ben, 'webdev', { note: 'Mine' });
  expect(await add(ben, 'r/WebDev', { note: 'Other' })).toEqual(first);
  expect(await namesOf(ben)).toEqual(['webdev']);
});

test('uses the spelling and member count of a stored community', async () => {
  const cleo = await app.as('cleo');
  const about = { title: '', description: '', access: 'public', takes: 'any', createdAt: 0 };
  const flags = { nsfw: false, quarantined: false, flairEnabled: false, banned: null, approved: null };
  await storeCommunities(app.base, 'api', [{ name: 'BigCheese', members: 7_000, ...about, ...flags }]);
  await storeCommunities(app.base, 'sandbox', [{ name: 'bigCHEESE', members: 1, ...about, ...flags }]);
  expect(await add(cleo, 'bigcheese')).toMatchObject({ name: 'BigCheese', members: 7_000 });
});

test('adds a pasted list, and says how many targets existed already', async () => {
  const dora = await app.as('dora');
  await add(dora, 'webdev');
  expect(await dora.call(targets.addTargets, { text: 'r/WebDev\nr/saas\nr/startups+marketing' })).toEqual({
    added: ['saas', 'startups', 'marketing'],
    known: 1,
  });
  expect(await namesOf(dora)).toEqual(['webdev', 'saas', 'startups', 'marketing']);
});

test('orders targets, puts those not in the list last, and ignores unknown ones', async () => {
  const emil = await app.as('emil');
  await emil.call(targets.addTargets, { text: 'one1\ntwo2\nthree3' });
  await emil.call(targets.orderTargets, { names: ['THREE3', 'gone', 'one1'] });
  expect(await namesOf(emil)).toEqual(['three3', 'one1', 'two2']);
  await add(emil, 'four4');
  expect(await namesOf(emil)).toEqual(['three3', 'one1', 'two2', 'four4']);
});

test('changes a note, removes a target and notifies open pages', async () => {
  const fritz = await app.as('fritz');
  const { id } = await add(fritz, 'webdev');
  const { topics, stop } = await recordTopics(app.base, fritz.user!.workspaceId);
  expect((await fritz.call(targets.changeTarget, { id, note: 'Ask first' })).note).toBe('Ask first');
  await fritz.call(targets.removeTarget, { id });
  await expect.poll(() => topics.length).toBeGreaterThan(1);
  expect(new Set(topics)).toEqual(new Set(['targets']));
  expect(await namesOf(fritz)).toEqual([]);
  await expect(fritz.call(targets.removeTarget, { id })).rejects.toMatchObject({ status: 404 });
  stop();
});

test.each([
  [targets.addUserSubreddit, { subredditId: 'no spaces' }, 'subredditId'],
  [targets.addUserSureddit, { subredditId: '' }, 'subredditId'],
  [targets.addUserSubreddit, {}, 'subredditId'],
  [targets.addUserSubreddit, { subredditId: 'webdev', note: 'x'.repeat(501) }, 'note'],
  [targets.addTargets, { text: 'nothing named in here' }, 'text'],
  [targets.orderTargets, { names: 'webdev' }, 'names'],
] as const)('rejects invalid input (%#)', async (endpoint, input, field) => {
  const gina = await app.as('gina');
  await expect(gina.call(endpoint, input)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await namesOf(gina)).toEqual([]);
});

test('rejects more than 500 targets and adds none of them', async () => {
  const hugo = await app.as('hugo');
  const text = Array.from({ length: 501 }, (_, no) => `name_${no}`).join('\n');
  await expect(hugo.call(targets.addTargets, { text })).rejects.toMatchObject({ status: 409 });
  expect(await namesOf(hugo)).toEqual([]);
});

test('does not let a stranger see, change or remove a target, and requires visitors to sign in', async () => {
  const [ada, ina] = [await app.as('ada'), await app.as('ina')];
  const [theirs] = await ada.call(targets.listTargets);
  expect(await namesOf(ina)).toEqual([]);
  const { id } = theirs!;
  for (const change of [
    () => ina.call(targets.changeTarget, { id, note: 'Mine now' }),
    () => ina.call(targets.removeTarget, { id }),
  ])
    await expect(change()).rejects.toMatchObject({ status: 404 });
  await ina.call(targets.orderTargets, { names: ['startups'] });
  expect((await ada.call(targets.listTargets))[0]).toEqual(theirs);
  await expect(app.visitor().call(targets.listTargets)).rejects.toMatchObject({ status: 401 });
});
