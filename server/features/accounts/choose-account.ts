import { isReadPurpose, type Purpose } from '#core/calls/call-queue.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { authorize } from '#server/authorize.ts';
import type { Context, UserActor, UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import {
  type AccountRow,
  findAccount,
  findAccounts,
  findAccountsById,
  findWorkspaceAccounts,
  hasUsername,
  presentAccount,
} from './account-rows.ts';

const ROWS_AT_ONCE = 500;
const MINUTE_MS = 60_000;
/** The limit on requests that may call the platform; most call it one to three times. */
const READS_A_MINUTE = 120;
const RETRY_AFTER_MS = 5_000;
const TOO_MANY = 'Too many of your requests are waiting for Reddit. Try again in a few seconds.';

export type PostingAccount = {
  id: string;
  username: string;
  workspaceId: string;
  mode: AccountRow['mode'];
  isActive: boolean;
  writesWaitUntil: number;
};

const toPosting = (row: AccountRow, { platform }: Context): PostingAccount => ({
  id: row.id,
  username: row.username,
  workspaceId: row.workspace_id,
  mode: row.mode,
  isActive: presentAccount(row, platform).isActive,
  writesWaitUntil: row.writes_wait_until,
});

/** The accounts with these ids, in order; null for a missing one. */
export async function readPostingAccounts(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<(PostingAccount | null)[]> {
  const known = ids.filter((id) => id !== null);
  const rows = known.length === 0 ? [] : await findAccountsById(ctx.db, known);
  const found = new Map(rows.map((row) => [row.id, toPosting(row, ctx)]));
  return ids.map((id) => (id === null ? null : (found.get(id) ?? null)));
}

export async function readPostingAccount(ctx: Context, id: string | null): Promise<PostingAccount | null> {
  const row = id ? await findAccount(ctx.db, id) : undefined;
  return row ? toPosting(row, ctx) : null;
}

/** The account with which we read for a workspace: its first connected one. Throws if a user asks too often. */
export async function findReader(
  ctx: Context,
  workspaceId: string,
  purpose: Purpose,
): Promise<Caller | null> {
  const rows = await findAccounts(ctx.db, workspaceId);
  const reader = rows.find((row) => isReader(ctx, row));
  if (reader && isReadPurpose(purpose) && 'userId' in ctx.actor) await refuseTooManyReads(ctx, ctx.actor);
  return reader ? toReader(reader, purpose) : null;
}

/** Like `findReader`, but returns null instead of failing if the user asks too often. */
export const findFreeReader = (...how: Parameters<typeof findReader>): Promise<Caller | null> =>
  findReader(...how).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return null;
    throw error;
  });

/** Rejects a user who calls the platform too often, or whose workspace has too many queued calls. */
async function refuseTooManyReads(ctx: Context, { workspaceId }: UserActor): Promise<void> {
  if (ctx.platform?.isCrowded(workspaceId))
    throw new AppError('RATE_LIMITED', TOO_MANY, { retryAfterMs: RETRY_AFTER_MS });
  await consumeRateLimits(ctx, [{ key: `reads:${workspaceId}`, count: READS_A_MINUTE, windowMs: MINUTE_MS }]);
}

export const hasReader = async (ctx: Context, workspaceId: string): Promise<boolean> =>
  (await findAccounts(ctx.db, workspaceId)).some((row) => isReader(ctx, row));

const isReader = ({ platform }: Context, row: AccountRow): boolean =>
  row.mode !== 'assisted' && presentAccount(row, platform).isActive;
const toReader = (row: AccountRow, purpose: Purpose): Caller => ({
  accountId: row.id,
  username: row.username,
  workspaceId: row.workspace_id,
  purpose,
});

/** The accounts with which we scan for these workspaces. Workspaces without one are omitted. */
export async function findReaders(ctx: Context, workspaceIds: readonly string[]): Promise<Caller[]> {
  const readers = new Map<string, Caller>();
  for (let from = 0; from < workspaceIds.length; from += ROWS_AT_ONCE) {
    const rows = await findWorkspaceAccounts(ctx.db, workspaceIds.slice(from, from + ROWS_AT_ONCE));
    for (const row of rows)
      if (isReader(ctx, row) && !readers.has(row.workspace_id))
        readers.set(row.workspace_id, toReader(row, 'scan'));
  }
  return [...readers.values()];
}

export async function findAccountId(
  { actor }: UserContext,
  db: Db,
  username: string,
): Promise<string | null> {
  const rows = await findAccounts(db, actor.workspaceId);
  return rows.find(hasUsername(username))?.id ?? null;
}

type AccountChoice = { accountId: string | null | undefined; sendsNow: boolean };

/** The account to post with: the requested one, or else the only one. */
export async function chooseAccount(
  ctx: UserContext,
  db: Db,
  { accountId, sendsNow }: AccountChoice,
): Promise<PostingAccount | null> {
  if (accountId) return toPosting(authorize(ctx.actor, await findAccount(db, accountId)), ctx);
  const all = (await findAccounts(db, ctx.actor.workspaceId)).map((row) => toPosting(row, ctx));
  const [only, ...others] = all.filter(({ isActive }) => isActive);
  if (only && others.length === 0) return only;
  if (!sendsNow) return null;
  if (only) throw invalidInput({ redditAccountId: 'Choose which of your accounts posts this.' });
  throw new AppError(
    'CONFLICT',
    'No Reddit account is connected. Connect one on the dashboard, or add one by hand, and publish ' +
      'again. You can save a draft meanwhile.',
  );
}
