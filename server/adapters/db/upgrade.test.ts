import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import { readFactsFile, readModelChoice } from '#contract/drafts.ts';
import { createPost, deletePost, listPosts, updatePost } from '#contract/posts.ts';
import { exportUser, getUser, listSessions } from '#contract/session.ts';
import { readConfig } from '#server/config.ts';
import { createCipher } from '#server/adapters/crypto/cipher.ts';
import { createPasswords } from '#server/adapters/crypto/passwords.ts';
import { hashToken, systemRandom } from '#server/adapters/crypto/random.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestClock } from '#test/test-clock.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { BASELINE } from './migrations.ts';
import { migrate, openEngine } from './open-database.ts';

type Row = Record<string, string | number | null>;
type Rows = Readonly<Record<string, readonly Row[]>>;

const TOKEN = 'the session of a browser that was signed in before';
const DAY_MS = 24 * 3_600_000;
const clock = createTestClock();
const now = clock.now();
const user = { userId: 'usr_1', workspaceId: 'wsp_1', email: 'ada@example.com', token: TOKEN };
const inWorkspace = { workspace_id: user.workspaceId };
const post = {
  ...inWorkspace,
  type: 'post',
  content: 'A text with “quotes”, a line\nbreak and 😀',
  subreddit: 'webdev',
  cta_style: 'subtle',
  fence: 1,
  created_at: now - 40 * DAY_MS,
  updated_at: now - 40 * DAY_MS,
};

/** The rows that the last version before the baseline wrote, parents first. */
async function rowsOf(settings: Record<string, string>): Promise<Rows> {
  const passwords = createPasswords(systemRandom, { cheap: true });
  const cipher = createCipher(readSecretKey(readConfig(settings)), systemRandom);
  const seal = (column: 'access_token' | 'refresh_token') => cipher.seal(column, tokenCell('acc_1', column));
  const at = { created_at: now - 50 * DAY_MS };
  const tokens = { access_token: seal('access_token'), refresh_token: seal('refresh_token') };
  const leases = { refreshing_until: 0, writes_wait_until: 0 };
  const published = {
    phase: 'published',
    published_at: now - 39 * DAY_MS,
    origin: 'api',
    platform_id: 't3_1',
  };
  return {
    installation: [{ key: 'first_user', value: user.userId }],
    users: [
      {
        id: user.userId,
        email: user.email,
        password_hash: await passwords.hash(TEST_PASSWORD),
        first_name: 'Ada',
        last_name: null,
        subscription_plan: 'pro',
        ...at,
      },
    ],
    workspaces: [{ id: user.workspaceId, owner_id: user.userId, ...at }],
    identities: [{ id: 'idn_1', user_id: user.userId, issuer: 'https://id.example', subject: 'ada', ...at }],
    sessions: [
      {
        id: 'ses_1',
        token_hash: hashToken(TOKEN),
        user_id: user.userId,
        ...inWorkspace,
        device: 'Firefox on Linux',
        created_at: now - DAY_MS,
        last_seen_at: now - DAY_MS,
        expires_at: now + DAY_MS,
      },
    ],
    list_versions: [
      { key: `${user.workspaceId}:posts`, ...inWorkspace, list: 'posts', version: 0, complete_since: 0 },
    ],
    audit_events: [
      { id: 'aud_1', ...inWorkspace, actor: user.userId, verb: 'session.signedUp', detail: '{}', at: now },
    ],
    reddit_accounts: [
      {
        id: 'acc_1',
        ...inWorkspace,
        username: 'ada_l',
        mode: 'api',
        is_active: 1,
        ...tokens,
        token_expires_at: now,
        scopes: 'read submit',
        ...leases,
        ...at,
      },
      {
        id: 'acc_2',
        ...inWorkspace,
        username: 'ada_by_hand',
        mode: 'assisted',
        is_active: 1,
        scopes: '',
        ...leases,
        ...at,
      },
    ],
    posts: [
      { ...post, id: 'pst_1', title: 'A draft', phase: 'draft' },
      {
        ...post,
        id: 'pst_2',
        title: 'It is out',
        ...published,
        account_id: 'acc_1',
        permalink: 'https://www.reddit.com/r/webdev/comments/1/it_is_out/',
      },
      {
        ...post,
        id: 'pst_3',
        title: 'It waits',
        phase: 'waiting',
        scheduled_at: now + 30 * DAY_MS,
        time_zone: 'Europe/Berlin',
        account_id: 'acc_1',
      },
      { ...post, id: 'pst_4', title: 'In the trash', phase: 'draft', deleted_at: now - DAY_MS },
    ],
    facts_files: [{ ...inWorkspace, product: null, about: '["We make lists."]', updated_at: now }],
    model_choices: [{ ...inWorkspace, provider: 'openai', model: 'm', updated_at: now }],
  };
}

async function insertAll(db: Kysely<never>, rows: Rows): Promise<number> {
  let count = 0;
  for (const [table, some] of Object.entries(rows))
    for (const row of some) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
      count += 1;
    }
  return count;
}

/** A database written by the last version that had all migrations one by one. */
async function upgraded() {
  const database = await createTestDatabase();
  const engine = await openEngine(readConfig(database.settings), () => {});
  await migrate(engine.db, BASELINE);
  const inserted = await insertAll(engine.db as unknown as Kysely<never>, await rowsOf(database.settings));
  for (const name of ['0001-foundation', '0084-draft-claims'])
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-10-01')`.execute(
      engine.db,
    );
  await engine.stop();
  const app = await createTestApp(database.settings, clock);
  onTestFinished(async () => {
    await app.close();
    await database.drop();
  });
  return { app, inserted, client: createTestClient(app.http, app.base, user) };
}

test('an older database is upgraded, and the API reads its data', async () => {
  const { app, client, inserted } = await upgraded();
  expect(inserted).toBe(15);
  expect(await client.call(getUser)).toMatchObject({
    id: user.userId,
    email: user.email,
    firstName: 'Ada',
    subscriptionPlan: 'pro',
    hasPassword: true,
  });
  expect(await client.call(listSessions)).toMatchObject([{ device: 'Firefox on Linux', current: true }]);
  const { email } = user;
  const right = await app.visitor().submit('/api/login', { email, password: TEST_PASSWORD });
  expect(right.statusCode).toBe(303);
  const accounts = await client.call(listAccounts);
  expect(accounts.map(({ username, mode }) => [username, mode]).toSorted()).toEqual([
    ['ada_by_hand', 'assisted'],
    ['ada_l', 'api'],
  ]);
  const posts = await client.call(listPosts);
  expect(posts.map(({ title, status }) => [title, status]).toSorted()).toEqual([
    ['A draft', 'draft'],
    ['It is out', 'published'],
    ['It waits', 'scheduled'],
  ]);
  expect(posts.every(({ content }) => content === post.content)).toBe(true);
  expect(await client.call(readFactsFile)).toMatchObject({ about: ['We make lists.'] });
  expect(await client.call(readModelChoice)).toMatchObject({ provider: 'openai', model: 'm' });
  const { tables } = await client.call(exportUser, { password: TEST_PASSWORD });
  expect(tables['posts']).toHaveLength(4);
  expect(tables['identities']).toHaveLength(1);
});

test('the data of an older database can be changed, and its encrypted tokens can be decrypted', async () => {
  const { app, client } = await upgraded();
  const { db, cipher } = app.base;
  const sealed = await db
    .selectFrom('reddit_accounts')
    .select('refresh_token')
    .where('id', '=', 'acc_1')
    .executeTakeFirstOrThrow();
  expect(cipher.open(sealed.refresh_token!, tokenCell('acc_1', 'refresh_token'))).toBe('refresh_token');
  const { revision } = (await client.call(listPosts)).find(({ id }) => id === 'pst_1')!;
  const changed = await client.call(updatePost, { id: 'pst_1', content: 'Another text', revision });
  expect(changed).toMatchObject({ content: 'Another text', title: 'A draft' });
  await client.call(deletePost, { id: 'pst_3' });
  await client.call(createPost, { title: 'New', content: 'A new text', subreddit: 'webdev' });
  await app.drainJobs();
  const titles = (await client.call(listPosts)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['A draft', 'It is out', 'New']);
});
