import { createUser } from '#server/features/session/create-user.ts';
import { startSession } from '#server/features/session/start-session.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';

export const TEST_PASSWORD = 'correct horse battery';

export type TestUser = { userId: string; workspaceId: string; email: string; token: string };

/** Creates a user with a workspace and a session. */
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
    const token = await startSession(ctx, tx, userId, { userAgent: undefined, oldToken: undefined });
    const { id: workspaceId } = await tx
      .selectFrom('workspaces')
      .select('id')
      .where('owner_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { userId, workspaceId, email, token };
  });
}

const ROWS_AT_ONCE = 500;

/** Many workspaces without a session, each with an owner of its own. */
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

/** What a workspace adds to the rules of one community: pasted rules, a correction, the moderators' answer and a notice. */
export async function addToRules(db: Db, { userId, workspaceId }: TestUser, id: string): Promise<void> {
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

/** What is left of a post that was deleted for good. */
export const addPastMention = (db: Db, { workspaceId }: TestUser, id: string) =>
  db
    .insertInto('past_mentions')
    .values({ id, workspace_id: workspaceId, community: 'webdev', account_id: null, type: 'post', at: 1 })
    .execute();
