import { createHmac } from 'node:crypto';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

export const NAMES = 'names of redditors';
export const hashKeyCell = { table: 'hash_keys', id: NAMES, column: 'hash_key' };

/** The same for every spelling of a name that the platform takes for the same. */
export const hashName = (key: string, name: string): string =>
  createHmac('sha256', key).update(name.toLowerCase()).digest('base64url');

/** Null while nobody was ever erased. The key outlives the installation's secret, which may be changed. */
export async function readNameKey({ cipher }: Pick<Context, 'cipher'>, db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('hash_keys')
    .select('hash_key')
    .where('purpose', '=', NAMES)
    .executeTakeFirst();
  return row ? cipher.open(row.hash_key, hashKeyCell) : null;
}

type ByAuthor = { author: string | null };
export type Erased = {
  /** Whether a workspace has nothing to do with this redditor any more. */
  has(workspaceId: string, by: ByAuthor): boolean;
  /** Whether the whole installation has not. */
  hasForAll(by: ByAuthor): boolean;
};

const NOBODY: Erased = { has: () => false, hasForAll: () => false };

/** The redditors that these workspaces, or the installation's owner, have erased. */
export async function findErased(
  ctx: Pick<Context, 'cipher'>,
  db: Db,
  workspaceIds: readonly string[] = [],
): Promise<Erased> {
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
  const key = rows.length > 0 ? await readNameKey(ctx, db) : null;
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

type InTurn = Pick<Context, 'engine'>;

/** The row that stands for the whole installation. Taken before any workspace is locked, to avoid deadlocks. */
const whole = (tx: Tx) => tx.selectFrom('installation').select('key').where('key', '=', 'first_user');

/** Makes erasures wait for what this transaction stores. */
export const holdErasures = async ({ engine }: InTurn, tx: Tx): Promise<void> =>
  void (await engine.share(whole(tx)).execute());

/** Makes this erasure wait for whoever stores something. */
export const awaitStorers = async ({ engine }: InTurn, tx: Tx): Promise<void> =>
  void (await engine.lock(whole(tx)).execute());

/** What of this may be stored for everybody. Until the transaction ends, nobody else is erased. */
export async function dropErasedForAll<T extends ByAuthor>(
  ctx: Pick<Context, 'cipher'> & InTurn,
  tx: Tx,
  things: readonly T[],
): Promise<T[]> {
  await holdErasures(ctx, tx);
  const erased = await findErased(ctx, tx);
  return things.filter((thing) => !erased.hasForAll(thing));
}
