import { createHmac } from 'node:crypto';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

export const NAME_HASH_PURPOSE = 'names of redditors';
export const hashKeyCell = { table: 'hash_keys', id: NAME_HASH_PURPOSE, column: 'hash_key' };

/** A hash of a username that ignores case, as Reddit does. */
export const hashName = (key: string, name: string): string =>
  createHmac('sha256', key).update(name.toLowerCase()).digest('base64url');

/** Null if no user was ever erased. The key is independent of the installation's secret, which may change. */
export async function readNameHashKey({ cipher }: Pick<Context, 'cipher'>, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('hash_keys')
    .select('hash_key')
    .where('purpose', '=', NAME_HASH_PURPOSE)
    .executeTakeFirst();
  return row ? cipher.open(row.hash_key, hashKeyCell) : null;
}

type ByAuthor = { author: string | null };
export type ErasedUsers = {
  has(workspaceId: string, by: ByAuthor): boolean;
  hasForAll(by: ByAuthor): boolean;
};

const NOBODY: ErasedUsers = { has: () => false, hasForAll: () => false };

/** The Reddit users erased by these workspaces or by the installation's owner. */
export async function findErasedUsers(
  ctx: Pick<Context, 'cipher'>,
  db: Db,
  workspaceIds: readonly string[] = [],
): Promise<ErasedUsers> {
  const rows = await db
    .selectFrom('erased_redditors')
    .select(['workspace_id', 'name_hash', 'covers_all'])
    .where((row) =>
      row.or([
        row('covers_all', '=', 1),
        ...(workspaceIds.length > 0 ? [row('workspace_id', 'in', workspaceIds)] : []),
      ]),
    )
    .execute();
  const key = rows.length > 0 ? await readNameHashKey(ctx, db) : null;
  if (key === null) return NOBODY;
  const forAll = new Set(rows.filter((row) => row.covers_all === 1).map((row) => row.name_hash));
  const own = new Set(rows.map((row) => `${row.workspace_id} ${row.name_hash}`));
  const hasForAll = ({ author }: ByAuthor) => author !== null && forAll.has(hashName(key, author));
  return {
    hasForAll,
    has: (workspaceId, by) =>
      hasForAll(by) || (by.author !== null && own.has(`${workspaceId} ${hashName(key, by.author)}`)),
  };
}

type WithEngine = Pick<Context, 'engine'>;

/** Selects the row that locks the whole installation. Lock it before any workspace, to avoid deadlocks. */
const whole = (tx: Tx) => tx.selectFrom('installation').select('key').where('key', '=', 'first_user');

/** Makes erasures wait until this transaction has stored its data. */
export const blockErasures = async ({ engine }: WithEngine, tx: Tx): Promise<void> =>
  void (await engine.share(whole(tx)).execute());

/** Makes this erasure wait for transactions that are storing data. */
export const waitForStoring = async ({ engine }: WithEngine, tx: Tx): Promise<void> =>
  void (await engine.lock(whole(tx)).execute());

/** Drops items by users erased for the whole installation. Blocks further erasures until the transaction ends. */
export async function dropErasedForAll<T extends ByAuthor>(
  ctx: Pick<Context, 'cipher'> & WithEngine,
  tx: Tx,
  things: readonly T[],
): Promise<T[]> {
  await blockErasures(ctx, tx);
  const erased = await findErasedUsers(ctx, tx);
  return things.filter((thing) => !erased.hasForAll(thing));
}
