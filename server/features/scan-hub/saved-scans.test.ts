import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { SCAN_DEFAULTS } from '#contract/scanner.ts';
import * as savedScans from '#contract/scanning/saved-scans.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { recordTopics } from '#test/record-topics.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const save = (client: TestClient, scan: object = {}) =>
  client.call(savedScans.createSavedScan, { name: 'Invoices', subreddits: ['r/saas'], ...scan });
const listOf = async (client: TestClient) => (await client.call(savedScans.listSavedScans)).scans;

test('saves an enabled scan with the default filters', async () => {
  const ada = await app.as('ada');
  const saved = await save(ada, { keywords: ['invoice*', '', 'invoice*', '"late payment"'] });
  expect(saved).toMatchObject({
    name: 'Invoices',
    isOn: true,
    subreddits: ['saas'],
    keywords: ['invoice*', '"late payment"'],
    filters: { maxAge: 6, minScore: 60, excludeStickied: true, limit: 50 },
  });
  expect(await listOf(ada)).toEqual([saved]);
});

test('changes a scan partially and notifies open pages', async () => {
  const ben = await app.as('ben');
  const { id } = await save(ben, { keywords: ['one'] });
  const { topics, stop } = await recordTopics(app.base, ben.user!.workspaceId);
  expect(await ben.call(savedScans.changeSavedScan, { id, isOn: false })).toMatchObject({
    isOn: false,
    keywords: ['one'],
  });
  const filters = { maxAge: 1, minScore: 0, excludeStickied: false, limit: 5 };
  const change = { id, name: ' Other ', keywords: ['two'], subreddits: [], filters };
  const changed = { name: 'Other', keywords: ['two'], subreddits: [], filters, isOn: false };
  expect(await ben.call(savedScans.changeSavedScan, change)).toMatchObject(changed);
  await ben.call(savedScans.deleteSavedScan, { id });
  await expect.poll(() => topics).toEqual(['scans', 'scans', 'scans']);
  stop();
  expect(await listOf(ben)).toEqual([]);
});

test('says that saved scans are paused if the installation is not connected', async () => {
  const cleo = await app.as('cleo');
  expect((await cleo.call(savedScans.listSavedScans)).restsBecause).toContain('n’t connected to Reddit');
});

test('rejects the twenty-first scan', async () => {
  const dora = await app.as('dora');
  for (let no = 1; no <= savedScans.SAVED_SCANS_MAX; no += 1) await save(dora, { name: `Scan ${no}` });
  await expect(save(dora)).rejects.toMatchObject({ status: 409 });
  expect((await listOf(dora)).map(({ name }) => name)).toHaveLength(20);
});

test('keeps twenty of many scans saved concurrently', async () => {
  const ines = await app.as('ines');
  const names = Array.from({ length: savedScans.SAVED_SCANS_MAX + 8 }, (_, no) => `Scan ${no}`);
  const answers = await Promise.allSettled(names.map((name) => save(ines, { name })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(savedScans.SAVED_SCANS_MAX);
  expect(await listOf(ines)).toHaveLength(savedScans.SAVED_SCANS_MAX);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ subreddits: ['no spaces'] }, 'subreddits.0'],
  [{ keywords: ['('] }, 'keywords'],
  [{ filters: { maxAge: 25 } }, 'filters.maxAge'],
])('rejects invalid input on saving and changing (%#)', async (bad, field) => {
  const emil = await app.as('emil');
  const refusal = { status: 422, body: { fields: { [field]: expect.any(String) } } };
  await expect(save(emil, bad)).rejects.toMatchObject(refusal);
  const known = await save(await app.as('fritz'));
  await expect(
    (await app.as('fritz')).call(savedScans.changeSavedScan, { id: known.id, ...bad }),
  ).rejects.toMatchObject(refusal);
});

test('does not let a stranger see, change or delete a scan', async () => {
  const [gina, hugo] = [await app.as('gina'), await app.as('hugo')];
  const { id } = await save(gina);
  expect(await listOf(hugo)).toEqual([]);
  await expect(hugo.call(savedScans.changeSavedScan, { id, isOn: false })).rejects.toMatchObject({
    status: 404,
  });
  await expect(hugo.call(savedScans.deleteSavedScan, { id })).rejects.toMatchObject({ status: 404 });
  expect(await listOf(gina)).toMatchObject([{ id, isOn: true }]);
  await expect(app.visitor().call(savedScans.listSavedScans)).rejects.toMatchObject({ status: 401 });
});

const setupOf = async (client: TestClient) => (await client.call(savedScans.listSavedScans)).setup;

test('shares the setup of the scanner with all browsers of its own workspace only', async () => {
  const [ida, joe] = [await app.as('ida'), await app.as('joe')];
  const none = { subreddits: [], keywords: [], filters: SCAN_DEFAULTS };
  expect(await setupOf(ida)).toEqual(none);
  const { topics, stop } = await recordTopics(app.base, ida.user!.workspaceId);
  const change = {
    subreddits: { add: ['saas'] },
    keywords: { add: ['(unfinished'] },
    filters: { minScore: 30 },
  };
  const setup = {
    subreddits: ['saas'],
    keywords: ['(unfinished'],
    filters: { ...SCAN_DEFAULTS, minScore: 30 },
  };
  expect(await ida.call(savedScans.changeScanSetup, change)).toEqual(setup);
  await expect.poll(() => topics).toEqual(['scans']);
  stop();
  expect(await setupOf(await app.as('ida'))).toEqual(setup);
  expect(await setupOf(joe)).toEqual(none);
  await expect(app.visitor().call(savedScans.changeScanSetup, change)).rejects.toMatchObject({ status: 401 });
});

test('adds up concurrent changes of the setup', async () => {
  const kim = await app.as('kim');
  const names = Array.from({ length: 8 }, (_, no) => `place_${no}`);
  const change = (body: CallInput<typeof savedScans.changeScanSetup>) =>
    kim.call(savedScans.changeScanSetup, body);
  await Promise.all(names.map((name) => change({ subreddits: { add: [name] } })));
  await Promise.all([
    change({ subreddits: { remove: ['place_3'] } }),
    change({ keywords: { add: ['tax'] } }),
    change({ filters: { maxAge: 12 } }),
    change({ filters: { excludeStickied: false } }),
  ]);
  const { subreddits, ...others } = await setupOf(kim);
  expect(subreddits.toSorted()).toEqual(names.filter((name) => name !== 'place_3'));
  const filters = { ...SCAN_DEFAULTS, maxAge: 12, excludeStickied: false };
  expect(others).toEqual({ keywords: ['tax'], filters });
});

test('starts the setup with the first saved scan, and changes that', async () => {
  const lea = await app.as('lea');
  await save(lea, { keywords: ['invoice*'], filters: { minScore: 0 } });
  app.clock.advance(1);
  await save(lea, { subreddits: ['webdev'] });
  const start = { subreddits: ['saas'], keywords: ['invoice*'], filters: SCAN_DEFAULTS };
  expect(await setupOf(lea)).toEqual(start);
  await lea.call(savedScans.changeScanSetup, { keywords: { add: ['tax'] } });
  expect(await setupOf(lea)).toEqual({ ...start, keywords: ['invoice*', 'tax'] });
});

test('rejects changes that exceed a limit only together', async () => {
  const max = await app.as('max');
  const words = Array.from({ length: 100 }, (_, no) => `word ${no}`);
  await max.call(savedScans.changeScanSetup, { keywords: { add: words } });
  await expect(
    max.call(savedScans.changeScanSetup, { keywords: { add: ['one more'] } }),
  ).rejects.toMatchObject({ status: 422, body: { fields: { keywords: 'Use at most 100 keywords.' } } });
  expect((await setupOf(max)).keywords).toEqual(words);
});
