import type { Selectable } from 'kysely';
import type { Account } from '#contract/accounts.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { Member } from '#server/adapters/platform/things.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { NewEvent } from '../alerts/record-events.ts';

export type AccountRow = Selectable<Schema['reddit_accounts']>;

/** An account on a platform other than the configured one is inactive, even with valid tokens. */
export const presentAccount = (row: AccountRow, platform: Platform | null): Account => ({
  id: row.id,
  username: row.username,
  createdAt: new Date(row.created_at).toISOString(),
  isActive: row.is_active === 1 && (row.mode === 'assisted' || row.mode === platform?.mode),
  mode: row.mode,
  karma: row.karma,
  memberSince: toIsoTime(row.member_since),
  verifiedEmail: row.verified_email === null ? null : row.verified_email === 1,
  factsAt: toIsoTime(row.facts_at),
});

export const findAccounts = (db: Db, workspaceId: string): Promise<AccountRow[]> =>
  findWorkspaceAccounts(db, [workspaceId]);

export const findWorkspaceAccounts = (db: Db, workspaceIds: readonly string[]): Promise<AccountRow[]> =>
  db
    .selectFrom('reddit_accounts')
    .selectAll()
    .where('workspace_id', 'in', workspaceIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findAccount = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('reddit_accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const findAccountsById = (db: Db, ids: readonly string[]): Promise<AccountRow[]> =>
  db.selectFrom('reddit_accounts').selectAll().where('id', 'in', ids).execute();

/** Records that an account was disconnected, or that Reddit ended its connection. */
export const disconnectedEvent = ({
  id,
  workspace_id: workspaceId,
  username,
}: Pick<AccountRow, 'id' | 'workspace_id' | 'username'>): NewEvent => ({
  workspaceId,
  type: 'account.disconnected',
  facts: {},
  data: { id, username, remedy: 'Connect it again under Settings to go on posting with it.' },
});

/** Compares ignoring case, as Reddit does with usernames. */
export const hasUsername =
  (username: string) =>
  (row: AccountRow): boolean =>
    row.username.toLowerCase() === username.toLowerCase();

export const toAccountFacts = (member: Member, now: number) => ({
  karma: member.karma,
  member_since: member.createdAt,
  verified_email: member.verifiedEmail === null ? null : member.verifiedEmail ? (1 as const) : (0 as const),
  facts_at: now,
});

export async function findUsernames(db: Db, workspaceId: string): Promise<Set<string>> {
  const accounts = await db
    .selectFrom('reddit_accounts')
    .select('username')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Set(accounts.map(({ username }) => username.toLowerCase()));
}
