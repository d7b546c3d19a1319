import { createUser } from '#server/features/session/create-user.ts';
import { startSession } from '#server/features/session/start-session.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';

export const TEST_PASSWORD = 'correct horse battery';

export type TestUser = { userId: string; workspaceId: string; email: string; token: string };

export async function addUser(base: Base, name: string): Promise<TestUser> {
  const ctx = { ...base, actor: { kind: 'visitor', client: 'test' } } as const;
  const email = `${name}@example.com`;
  const passwordHash = await base.passwords.hash(TEST_PASSWORD);
  return await base.db.transaction().execute(async (tx) => {
    const userId = await createUser(ctx, tx, {
      email,
      passwordHash,
      firstName: name,
      lastName: null,
      profileImageUrl: null,
    });
    const { token } = await startSession(ctx, tx, userId, FROM_NOWHERE);
    const { id: workspaceId } = await tx
      .selectFrom('workspaces')
      .select('id')
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { userId, workspaceId, email, token };
  });
}

const FROM_NOWHERE = { userAgent: undefined, oldToken: undefined };

/** Signs a user in again after their session has ended. */
export async function signInAgain(base: Base, user: TestUser): Promise<TestUser> {
  const ctx = { ...base, actor: { kind: 'visitor', client: 'test' } } as const;
  const { token } = await base.db
    .transaction()
    .execute((tx) => startSession(ctx, tx, user.userId, FROM_NOWHERE));
  return { ...user, token };
}

const ROWS_AT_ONCE = 500;

/** Many workspaces without sessions, each with its own owner. */
export async function addWorkspaces(db: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = ids.slice(from, from + ROWS_AT_ONCE);
    const ownerOf = (id: string) => `usr_${id}`;
    const user = (id: string) => ({
      id: ownerOf(id),
      email: `${id}@example.com`,
      subscription_plan: 'free' as const,
      created_at: 0,
    });
    await db.insertInto('users').values(some.map(user)).execute();
    const workspace = (id: string) => ({ id, owner_id: ownerOf(id), created_at: 0 });
    await db.insertInto('workspaces').values(some.map(workspace)).execute();
  }
}

type AccountColumns = Partial<Schema['reddit_accounts']>;

/** Adds a connected account whose access token is valid for an hour. Returns its id. */
export async function addAccount(
  { db, clock, random, cipher }: Base,
  workspaceId: string,
  columns: AccountColumns = {},
): Promise<string> {
  const id = newId('acc', { clock, random });
  const grant = { accessToken: 'at-1', refreshToken: 'rt-1', expiresInMs: 3_600_000, scopes: ['read'] };
  await db
    .insertInto('reddit_accounts')
    .values({
      id,
      workspace_id: workspaceId,
      username: `user_${id.slice(-8)}`,
      mode: 'sandbox',
      is_active: 1,
      refreshing_until: 0,
      writes_wait_until: 0,
      created_at: clock.now(),
      ...sealGrant(cipher, id, grant, clock.now()),
      ...columns,
    })
    .execute();
  return id;
}

/** Adds a workspace's own data about a community's rules: pasted rules, a correction, an answer and a notice. */
export async function addRulesData(db: Db, { userId, workspaceId }: TestUser, id: string): Promise<void> {
  const of = { workspace_id: workspaceId, community_id: 'api:webdev', created_at: 1 };
  const url = 'https://www.reddit.com/r/webdev/about/rules';
  await db
    .insertInto('pasted_rules')
    .values({ id: `pas_${id}`, ...of, text: '1. Be kind', url, digest: 'd', copied_at: 1 })
    .execute();
  await db
    .insertInto('rules_corrections')
    .values({ id: `cor_${id}`, ...of, user_id: userId, field: 'links', value: '"banned"', reason: 'Asked' })
    .execute();
  await db
    .insertInto('moderator_answers')
    .values({ id: `ans_${id}`, ...of, answer: 'granted', note: '', at: 1 })
    .execute();
  const { created_at: at, ...where } = of;
  await db
    .insertInto('rules_notices')
    .values({ id: `ntc_${id}`, ...where, name: 'webdev', no: 2, detail: '', at })
    .execute();
}

/** What remains of a post that was deleted for good. */
export const addPastMention = (db: Db, { workspaceId }: TestUser, id: string) =>
  db
    .insertInto('past_mentions')
    .values({ id, workspace_id: workspaceId, community: 'webdev', account_id: null, type: 'post', at: 1 })
    .execute();

/** A workspace's sources that need no API client: its own feed and a pasted link. */
export async function addSources({ db, cipher }: Base, workspaceId: string): Promise<void> {
  const of = { workspace_id: workspaceId, created_at: 1 };
  const id = `fed_${workspaceId}`;
  const token = cipher.seal('0123456789abcdef', { table: 'feeds', id, column: 'feed_token' });
  const state = { is_on: 0, state: 'new', failures: 0 } as const;
  const place = {
    site: 'https://www.reddit.com',
    communities: '[]',
    is_newest: 0,
    username: 'ada_l',
  } as const;
  await db
    .insertInto('feeds')
    .values({ id, ...of, ...place, ...state, feed_token: token })
    .execute();
  const link = {
    link_key: 't3_1abc2d',
    kind: 'thread',
    address: 'https://www.reddit.com/comments/1abc2d/',
  } as const;
  await db
    .insertInto('pasted_links')
    .values({ id: `lnk_${workspaceId}`, ...of, ...link })
    .execute();
}

/** An invitation whose link was never shared. */
export const addInvitation = async (db: Db, { workspaceId }: TestUser): Promise<string> => {
  const id = `inv_${workspaceId}`;
  const state = { note: '', ended_at: null, used_at: null, used_by: null };
  const times = { created_at: 1, expires_at: Number.MAX_SAFE_INTEGER };
  await db
    .insertInto('invitations')
    .values({ id, workspace_id: workspaceId, token_hash: id, ...state, ...times })
    .execute();
  return id;
};

/** A website on which one click was counted. */
export async function addClickSite(db: Db, workspace_id: string): Promise<void> {
  const seen = { first_seen_at: 2, last_seen_at: 3, removed_at: null };
  const site = { workspace_id, host: 'example.com', created_at: 1, ...seen };
  await db
    .insertInto('click_sites')
    .values({ ...site, id: `sit_${workspace_id}`, site_key: `key_${workspace_id}` })
    .execute();
  await db
    .insertInto('clicks')
    .values({ id: `clk_${workspace_id}`, workspace_id, host: 'example.com', path: '/', post_id: null, at: 2 })
    .execute();
}

export async function addFigures(db: Db, postId: string): Promise<void> {
  const { workspace_id } = await db
    .selectFrom('posts')
    .select('workspace_id')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const seen = { post_id: postId, taken_at: 1, comments: 2, source: 'clip' } as const;
  await db
    .insertInto('post_figures')
    .values({ ...seen, id: `fig_${postId}`, score: 3, upvote_ratio: 0.5 })
    .execute();
  const site = { workspace_id, site: 'api' } as const;
  await db
    .insertInto('post_totals')
    .values({ ...seen, ...site, is_counted: 1, upvotes: 3 })
    .execute();
  await db
    .insertInto('figure_sums')
    .values({ ...site, posts: 1, upvotes: 3, comments: 2, clicks: 0 })
    .execute();
  for (const table of ['figure_slots', 'figure_hours'] as const)
    await db
      .insertInto(table)
      .values({ ...site, at: 0, upvotes: 3, comments: 2 })
      .execute();
}

/** A reply under a post, one marked as needing no answer, and a first step. */
export async function addDashboard(db: Db, workspaceId: string, postId: string): Promise<void> {
  const of = { workspace_id: workspaceId, site: 'api', comment_id: 't1_1' } as const;
  await db
    .insertInto('reply_readings')
    .values({
      site: 'api',
      post_id: postId,
      thread_id: 't3_1',
      comment_id: null,
      comments: 1,
      read_comments: 1,
      due_at: 2,
    })
    .execute();
  const said = { author: 'ben', body: 'Which?', permalink: '/r/a/comments/1/b/1', created_at: 1, read_at: 1 };
  await db
    .insertInto('replies')
    .values({ ...of, ...said, id: `rpl_${postId}`, post_id: postId })
    .execute();
  await db
    .insertInto('waived_replies')
    .values({ ...of, id: `wvd_${postId}`, comment_id: 't1_2', at: 1 })
    .execute();
  await db.insertInto('first_steps').values({ workspace_id: workspaceId, draft_at: 1 }).execute();
}

/** Inserts a passkey, a recovery code and a half-done sign-in of a user. Returns the passkey's id. */
export async function addPasskeyRows(
  db: Db,
  { userId: user_id, workspaceId: workspace_id }: Pick<TestUser, 'userId' | 'workspaceId'>,
): Promise<string> {
  const id = `psk_${user_id}`;
  const key = {
    credential_id: `credential-${id}`,
    public_key: 'key',
    sign_count: 2 ** 31,
    transports: '["usb"]',
  };
  await db
    .insertInto('passkeys')
    .values({ id, user_id, workspace_id, ...key, name: 'Blue key', created_at: 1, last_used_at: 2 })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ id: `rcv_${user_id}`, user_id, code_hash: 'hash', made_at: 1, used_at: null })
    .execute();
  await db
    .insertInto('second_steps')
    .values({ token_hash: `step-${user_id}`, user_id, tries: 1, expires_at: 3 })
    .execute();
  return id;
}
