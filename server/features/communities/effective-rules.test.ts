import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listRulesVersions } from '#contract/rules-record.ts';
import { NO_REQUIREMENTS, type PostRequirements } from '#core/communities/post-requirements.ts';
import type { UserContext } from '#server/context.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { storeRules } from './store-rules.ts';
import { findEffectiveRules, readRulesVersion } from './find-effective-rules.ts';

const HOUR_MS = 3_600_000;
const LEAVE = { answer: 'granted', note: 'By modmail', at: 3 } as const;

let app: PlatformApp;
let ada: string;
let ben: string;
beforeAll(async () => {
  app = await createPlatformApp();
  [ada, ben] = [await connected('ada'), await connected('ben')];
});
afterEach(() => app.sandbox.control({ reset: true }));
afterAll(() => app.close());

async function connected(name: string): Promise<string> {
  const client = await app.as(name);
  await connectAccount(client, { username: `sandbox_${name}` });
  return client.user!.workspaceId;
}
const context = (): UserContext => ({
  ...app.base,
  actor: { kind: 'user', userId: 'usr_test', workspaceId: ada, sessionId: 'ses_test' },
});
const find = (workspaceId: string, name: string, freshForMs?: number) =>
  findEffectiveRules(context(), workspaceId, {
    name,
    purpose: 'reply',
    ...(freshForMs !== undefined && { freshForMs }),
  });
const read = (workspaceId: string, name: string, version: string) =>
  readRulesVersion(context(), workspaceId, { name, version });
const changeRules = (community: string, name: string, text: string) =>
  app.sandbox.control({ rules: { community, rules: [{ name, text }] } });
const breakRules = (times = 100) =>
  app.sandbox.control({ fault: { endpoint: 'rules', kind: 'error-before', status: 503, times } });
const numbers = (community: string) =>
  app.base.db
    .selectFrom('rules_versions')
    .select('no')
    .where('community_id', '=', `sandbox:${community}`)
    .execute();

test('reads rules once for all workspaces, and again once they are stale', async () => {
  const first = await find(ada, 'SaaS');
  expect(first).toMatchObject({
    reading: { promotion: 'limited', quotaDays: 60, disclosure: true },
    source: { kind: 'platform', url: expect.stringContaining('/r/SaaS/') },
    readAt: app.clock.now(),
    leave: null,
  });
  await changeRules('saas', 'No promotion', 'It is removed.');
  expect(await find(ben, 'saas')).toMatchObject({ version: first!.version, checkedAt: first!.checkedAt });
  app.clock.advance(61_000);
  const changed = await find(ben, 'saas', 60_000);
  expect(changed).toMatchObject({ reading: { promotion: 'banned' }, readAt: app.clock.now() });
  expect(changed!.version).not.toBe(first!.version);
  expect(await numbers('saas')).toHaveLength(2);
});

test('lists the changes of each version, with texts while those are kept', async () => {
  const client = await app.as('ben');
  const list = () => client.call(listRulesVersions, { name: 'saas' });
  const [second, first, ...others] = await list();
  expect([others, first!.changes]).toEqual([[], null]);
  expect(second).toMatchObject({ no: 2, readAt: new Date(app.clock.now()).toISOString() });
  expect(second!.changes!.fields[0]).toMatchObject({
    field: 'promotion',
    before: 'With conditions',
    after: 'Not allowed',
    quoteBefore: expect.stringContaining('At most one mention'),
  });
  expect(second!.changes!.words!.rules).toContainEqual({
    before: null,
    after: { name: 'No promotion', text: 'It is removed.' },
  });
  app.clock.advance(49 * HOUR_MS);
  const [later] = await list();
  expect(later!.changes!.words).toBeNull();
  expect(later!.changes!.fields[0]).toMatchObject({ before: 'With conditions', quoteBefore: null });
  await expect(app.visitor().call(listRulesVersions, { name: 'saas' })).rejects.toMatchObject({
    status: 401,
  });
});

test('stores the same rules as one version, whatever their order and number of readings', async () => {
  const first = await find(ada, 'webdev');
  const rules = first!.rules.map(({ name, text, appliesTo: applies }) => ({ name, text, applies }));
  await app.sandbox.control({ rules: { community: 'webdev', rules: rules.toReversed() } });
  app.clock.advance(HOUR_MS);
  const again = await find(ada, 'webdev');
  expect(again).toMatchObject({ version: first!.version, readAt: first!.readAt });
  expect(again!.checkedAt).toBe(app.clock.now());
  expect(await numbers('webdev')).toHaveLength(1);
});

test('keeps the last requirements while they are unreadable, without recording a change', async () => {
  const unreadable = {
    fault: { endpoint: 'post_requirements', kind: 'error-before', status: 503, times: 50 },
  };
  await app.sandbox.control(unreadable);
  expect(await find(ada, 'pricingtalk')).toMatchObject({ requirements: null });
  await app.sandbox.control({ reset: true });
  app.clock.advance(HOUR_MS);
  const known = await find(ada, 'pricingtalk');
  expect(known!.requirements).toMatchObject({ body: { minLength: 120 } });
  await app.sandbox.control(unreadable);
  app.clock.advance(HOUR_MS);
  expect(await find(ada, 'pricingtalk')).toMatchObject({
    version: known!.version,
    requirements: known!.requirements,
  });
  expect(await numbers('pricingtalk')).toHaveLength(1);
});

test('returns stored rules for 48 hours while the platform is unreadable, then none', async () => {
  const first = await find(ada, 'startups');
  await breakRules();
  app.clock.advance(47 * HOUR_MS);
  expect(await find(ada, 'startups')).toMatchObject({
    version: first!.version,
    checkedAt: first!.checkedAt,
  });
  expect(await read(ada, 'startups', first!.version)).toMatchObject({ version: first!.version });
  app.clock.advance(2 * HOUR_MS);
  expect(await find(ada, 'startups')).toBeNull();
  expect(await read(ada, 'startups', first!.version)).toBeNull();
  await app.sandbox.control({ reset: true });
  expect(await find(ada, 'startups')).toMatchObject({ version: first!.version, readAt: first!.readAt });
});

test('returns an earlier version with the corrections and the moderators’ answer of that time', async () => {
  const row = { workspace_id: ada, community_id: 'sandbox:reactjs', created_at: app.clock.now() };
  const first = await find(ada, 'reactjs');
  const correction = { field: 'links', value: '"banned"', reason: 'Asked', user_id: 'usr_test' } as const;
  await app.base.db
    .insertInto('rules_corrections')
    .values({ id: 'cor_1', ...row, ...correction })
    .execute();
  const corrected = await find(ada, 'reactjs');
  expect(corrected!.version).not.toBe(first!.version);
  expect(corrected!.reading).toMatchObject({ links: 'banned', corrections: [{ field: 'links' }] });
  expect(await find(ben, 'reactjs')).toMatchObject({ version: first!.version, leave: null });
  app.clock.advance(1_000);
  await app.base.db
    .insertInto('moderator_answers')
    .values({ id: 'ans_1', ...row, created_at: app.clock.now(), ...LEAVE })
    .execute();
  const granted = await find(ada, 'reactjs');
  expect(granted!.leave).toMatchObject(LEAVE);
  expect(await read(ada, 'reactjs', corrected!.version)).toMatchObject({ leave: null });
  expect(await read(ada, 'reactjs', corrected!.version)).toEqual(corrected);
  expect((await read(ada, 'reactjs', first!.version))!.reading.corrections).toEqual([]);
  await changeRules('reactjs', 'No links', 'None.');
  app.clock.advance(HOUR_MS);
  expect((await find(ada, 'reactjs'))!.version).not.toBe(granted!.version);
  expect(await read(ada, 'reactjs', granted!.version)).toEqual(granted);
});

test('uses pasted rules while the platform is unreadable, only in their own workspace', async () => {
  await breakRules();
  const pasted = {
    id: 'pas_1',
    workspace_id: ada,
    community_id: 'sandbox:marketing',
    text: '1. No promotion\nNone.\n2. No links\nNone.',
    url: 'https://www.reddit.com/r/marketing/about/rules',
    digest: 'abc-unknown',
    copied_at: 7,
    created_at: app.clock.now(),
  };
  await app.base.db.insertInto('pasted_rules').values(pasted).execute();
  expect(await find(ben, 'marketing')).toBeNull();
  const own = await find(ada, 'marketing');
  expect(own).toMatchObject({
    reading: { promotion: 'banned', links: 'banned' },
    rules: [{ name: 'No promotion', appliesTo: 'all' }, {}],
    requirements: null,
    source: { kind: 'pasted', url: pasted.url },
    readAt: 7,
    checkedAt: 7,
  });
  expect(await read(ada, 'marketing', own!.version)).toEqual(own);
  expect(await read(ben, 'marketing', own!.version)).toBeNull();
  await app.sandbox.control({ reset: true });
  expect(await find(ada, 'marketing')).toMatchObject({ source: { kind: 'platform' } });
});

test('ignores a slow response if the rules were read after its request', async () => {
  const id = 'sandbox:programming';
  const keep = (text: string, askedAt: number) => {
    const rules = [{ name: 'Links', text, appliesTo: 'all' as const, createdAt: 0 }];
    const times = { askedAt, now: app.clock.now(), isOpen: true };
    return app.base.db
      .transaction()
      .execute((tx) => storeRules(tx, id, { rules, requirements: null }, times));
  };
  const askedAt = app.clock.now();
  app.clock.advance(1_000);
  await keep('The new rule', app.clock.now());
  await keep('The old rule', askedAt);
  expect((await find(ada, 'programming'))!.rules).toMatchObject([{ text: 'The new rule' }]);
  expect(await numbers('programming')).toHaveLength(1);
});

test('keeps rules of the real site and of the sandbox separate', async () => {
  const times = { askedAt: app.clock.now(), now: app.clock.now(), isOpen: true };
  const words = { rules: [], requirements: null };
  await app.base.db.transaction().execute((tx) => storeRules(tx, 'api:javascript', words, times));
  expect((await find(ada, 'javascript'))!.rules).not.toEqual([]);
});

test('returns the rules even if the request for requirements gets no response', async () => {
  const platform = app.base.platform!;
  const real = { ...platform };
  Object.assign(platform, {
    postRequirements: () => new Promise<never>(() => {}),
    async rules(...asked: Parameters<typeof real.rules>) {
      const answer = await real.rules(...asked);
      void app.base.clock.nextTurn().then(() => app.clock.advance(2_000));
      return answer;
    },
  });
  const known = await find(ada, 'a11ywork', 0);
  Object.assign(platform, real);
  expect(known).toMatchObject({ requirements: null, source: { kind: 'platform' } });
  expect(known?.rules.length).toBeGreaterThan(0);
});

test('finds a version whose requirements were read later', async () => {
  const rules = [{ name: 'Be kind', text: '', appliesTo: 'all' as const, createdAt: 0 }];
  const keep = (requirements: PostRequirements | null) =>
    app.base.db.transaction().execute((tx) => {
      const times = { askedAt: app.clock.now(), now: app.clock.now(), isOpen: true };
      return storeRules(tx, 'sandbox:latesettings', { rules, requirements }, times);
    });
  await keep(null);
  const then = await findEffectiveRules(context(), ada, { name: 'latesettings', purpose: 'reply' });
  expect(then?.version).toContain('-unknown');
  app.clock.advance(1_000);
  expect(await keep(NO_REQUIREMENTS)).toBeNull();
  expect(await read(ada, 'latesettings', then!.version)).toMatchObject({ requirements: NO_REQUIREMENTS });
});

test('serves stored rules to a user who asks the platform too often', async () => {
  const first = await find(ada, 'webdev');
  expect(first).not.toBeNull();
  const row = { key: `reads:${ada}`, count: 1_000, resets_at: app.clock.now() + HOUR_MS };
  const { db } = app.base;
  await db.deleteFrom('rate_limits').where('key', '=', row.key).execute();
  await db.insertInto('rate_limits').values(row).execute();
  expect(await find(ada, 'webdev', 0)).toMatchObject({ version: first!.version });
  await db.deleteFrom('rate_limits').where('key', '=', row.key).execute();
});
