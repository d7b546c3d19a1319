import { addWorkspaces } from '#test/factories.ts';
import type { Db } from '#server/adapters/db/schema.ts';

const WORKSPACES = 1_000;
const ROWS_AT_ONCE = 500;

export type Sending = { postId: string; fence: number };
export type Account = { id: string; workspace_id: string };

/** Workspaces that share the accounts evenly. */
export async function seedAccounts(db: Db, count: number): Promise<Account[]> {
  const names = Array.from({ length: Math.min(WORKSPACES, count) }, (_, no) => `wsp_${no}`);
  await addWorkspaces(db, names);
  const accounts = Array.from({ length: count }, (_, no) => ({
    id: `acc_${no}`,
    workspace_id: `wsp_${no % names.length}`,
    username: `author_${no}`,
    mode: 'sandbox' as const,
    is_active: 1 as const,
    refresh_token: 'sealed',
    scopes: '',
    refreshing_until: 0,
    writes_wait_until: 0,
    created_at: 0,
  }));
  for (const some of sliceRows(accounts)) await db.insertInto('reddit_accounts').values(some).execute();
  return accounts;
}

export async function seedDuePosts(db: Db, accounts: readonly Account[], dueAt: number): Promise<Sending[]> {
  const posts = accounts.map(({ id, workspace_id }, no) => ({
    id: `pst_${no}`,
    workspace_id,
    account_id: id,
    type: 'post' as const,
    title: `What we learned in month ${no}`,
    content: 'Backups were the hard part, not the traffic. What would you have done differently?',
    subreddit: 'selfhosted',
    phase: 'waiting' as const,
    fence: 1,
    cta_style: 'none' as const,
    scheduled_at: dueAt,
    created_at: 0,
    updated_at: 0,
  }));
  for (const some of sliceRows(posts)) await db.insertInto('posts').values(some).execute();
  return posts.map(({ id, fence }) => ({ postId: id, fence }));
}

/** PostgreSQL allows 65,535 parameters per statement. */
export function* sliceRows<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
