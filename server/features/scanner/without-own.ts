import type { Db } from '#server/adapters/db/schema.ts';
import { findAccountsOf } from '../accounts/account-rows.ts';
import type { NewOpportunity } from './opportunity-rows.ts';

/** Nobody answers their own posts, or needs to hear of their own comments. What a person clips they want. */
export async function withoutOwn(db: Db, found: readonly NewOpportunity[]): Promise<NewOpportunity[]> {
  if (found.length === 0) return [];
  const accounts = await findAccountsOf(db, [...new Set(found.map((row) => row.workspace_id))]);
  const own = new Set(accounts.map((row) => `${row.workspace_id} ${row.username.toLowerCase()}`));
  const isOwn = ({ workspace_id: workspaceId, author, comment_author: commenter }: NewOpportunity) =>
    [author, commenter].some((name) => name && own.has(`${workspaceId} ${name.toLowerCase()}`));
  return found.filter((row) => row.origin === 'clip' || !isOwn(row));
}
