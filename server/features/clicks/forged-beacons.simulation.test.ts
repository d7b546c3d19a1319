import { expect, onTestFinished, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { addSite, makeServerKey } from '#contract/clicks.ts';
import { toVia } from '#core/clicks/read-visit.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { sampleOr, SEED } from '#test/sample.ts';
import { Chance } from '#test/simulation/chance.ts';
import { type Beacon, BROWSER, reportVisit, visitSite } from '#test/visit-site.ts';

const FORGED = sampleOr(1_200, 10_000);
const FORGED_REPORTS = sampleOr(200, 1_000);
const AT_ONCE = 40;
const TIMEOUT_MS = sampleOr(20_000, 300_000);
const HOSTILE_PATHS = [
  'javascript:alert(1)',
  '//evil.example/x',
  '/\u0000',
  '/%00%ff',
  '/\ud800',
  '/<script>alert(1)</script>',
  "/'; drop table clicks; --",
  '/?url=https://evil.example',
  '/../../etc/passwd',
  `/${'x'.repeat(600)}`,
];

async function start() {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const ada = await app.as('ada');
  const ben = await app.as('ben');
  const { id, key } = await ada.call(addSite, { host: 'example.com' });
  const { key: serverKey } = await ada.call(makeServerKey, { id });
  const others = await ben.call(addSite, { host: 'example.org' });
  const idOf = async (client: typeof ada) => {
    const content = 'https://example.com/pricing';
    const { id } = await client.call(createPost, { title: 'A title', content, subreddit: 'webdev' });
    const out = { phase: 'published', published_at: app.clock.now(), origin: 'api' } as const;
    await app.base.db.updateTable('posts').set(out).where('id', '=', id).execute();
    return id;
  };
  return { app, key, serverKey, othersKey: others.key, own: await idOf(ada), strange: await idOf(ben) };
}

/** All data that counting a click may change. */
async function readAll({ base: { db } }: TestApp) {
  const clicks = await db.selectFrom('clicks').selectAll().orderBy('id').execute();
  return {
    attributed: clicks.filter((click) => click.post_id !== null),
    unattributed: clicks.filter((click) => click.post_id === null),
    totals: await db.selectFrom('post_totals').selectAll().execute(),
    slots: await db.selectFrom('figure_slots').selectAll().execute(),
    hours: await db.selectFrom('figure_hours').selectAll().execute(),
    posts: await db.selectFrom('posts').selectAll().orderBy('id').execute(),
    sites: await db.selectFrom('click_sites').selectAll().orderBy('id').execute(),
  };
}

test(
  'adds nothing to any post for forged and replayed beacons and forged reports',
  { timeout: TIMEOUT_MS },
  async () => {
    const { app, key, serverKey, othersKey, own, strange } = await start();
    const click = { key, path: '/pricing', referrer: 'www.reddit.com' };
    await visitSite(app, click);
    const before = await readAll(app);
    expect(before.totals).toMatchObject([{ post_id: own, clicks: 1 }]);
    const chance = new Chance(SEED);
    const from = () => `198.51.${chance.between(0, 255)}.${chance.between(0, 255)}`;
    const pick = <T>(list: readonly T[]): T => list[chance.between(0, list.length - 1)]!;
    const forgeries: readonly (() => [object | string, Beacon?])[] = [
      () => [click],
      () => [{ ...click, key: chance.number().toString(36).slice(2) }, { from: from() }],
      () => [{ ...click, key: othersKey }, { from: from() }],
      () => [click, { from: from(), headers: { origin: pick(['https://evil.example', 'null', undefined]) } }],
      () => [
        click,
        { from: from(), headers: { 'user-agent': pick(['curl/8.5.0', `${BROWSER} (Ahrefsbot/7)`, '']) } },
      ],
      () => [
        click,
        { from: from(), headers: pick([{ dnt: '1' }, { 'sec-gpc': '1' }, { purpose: 'prefetch' }]) },
      ],
      () => [{ ...click, path: pick(HOSTILE_PATHS) }],
      () => [{ ...click, referrer: pick(['evil.example', 'reddit.com.evil.example', '']) }, { from: from() }],
      () => [
        { key, path: '/pricing', via: pick([toVia(strange), '%_%_%_%_', "' or 1=1"]) },
        { from: from() },
      ],
      () => [{ ...click, url: 'https://evil.example', padding: 'x'.repeat(3000) }, { from: from() }],
      () => [pick(['', '{', '[]', 'null', '"text"', '{"key":{"a":1}}']), { from: from() }],
      () => [
        click,
        { from: from(), headers: { 'content-type': pick(['application/json', 'multipart/form-data']) } },
      ],
    ];
    const answers = new Set<string>();
    const forge = async (no: number) => {
      const [body, beacon] = forgeries[no % forgeries.length]!();
      const { statusCode, headers, body: text } = await visitSite(app, body, beacon);
      const { date: _date, connection: _connection, 'x-request-id': _id, ...rest } = headers;
      answers.add(JSON.stringify({ statusCode, rest, text }));
    };
    for (let sent = 0; sent < FORGED; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, no) => forge(sent + no)));
    expect([...answers]).toEqual([expect.stringMatching(/"statusCode":204(?!.*"location")/)]);
    const hashes = (await app.base.db.selectFrom('click_sites').select('server_key_hash').execute()).map(
      (row) => row.server_key_hash,
    );
    const forgeReport = async () => {
      const random = chance.number().toString(36).slice(2);
      const guess = pick([key, othersKey, random, '', ...hashes, serverKey.slice(1), `${serverKey}x`]);
      const authorization = pick([`Bearer ${guess}`, `bearer ${guess}`, `Basic ${serverKey}`, serverKey]);
      const report = {
        path: '/pricing',
        address: from(),
        via: pick([toVia(own), toVia(strange), undefined]),
      };
      expect((await reportVisit(app, authorization, report)).statusCode).toBe(401);
    };
    for (let sent = 0; sent < FORGED_REPORTS; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, forgeReport));
    const { unattributed, ...after } = await readAll(app);
    const { unattributed: _none, ...all } = before;
    expect(after).toEqual(all);
    expect(unattributed.length).toBeLessThan(HOSTILE_PATHS.length);
    for (const { path } of unattributed) expect(path).toMatch(/^\/[\x21-\x7e]{0,2000}$/);
  },
);
