import type { Db } from '#server/adapters/db/schema.ts';
import { findWorkspaceAccounts } from '../accounts/account-rows.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

/** Drops threads posted or commented on by the workspace's own accounts, except clips, which the user wanted. */
export async function withoutOwn(db: Db, found: readonly NewOpportunity[]): Promise<NewOpportunity[]> {
  if (found.length === 0) return [];
  const accounts = await findWorkspaceAccounts(db, [...new Set(found.map((row) => row.workspace_id))]);
  const own = new Set(accounts.map((row) => `${row.workspace_id} ${row.username.toLowerCase()}`));
  const isOwn = ({ workspace_id: workspaceId, author, comment_author: commenter }: NewOpportunity) =>
    [author, commenter].some((name) => name && own.has(`${workspaceId} ${name.toLowerCase()}`));
  return found.filter((row) => row.origin === 'clip' || !isOwn(row));
}
