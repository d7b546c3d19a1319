import { hash } from 'node:crypto';
import { utcDay } from '#server/adapters/db/tables.ts';
import type { Context } from '#server/context.ts';

const SALT_BYTES = 32;

/** Hashes a visitor's properties. The hash is stable for a day and cannot be reproduced afterwards. */
export type HashVisitor = (...parts: readonly string[]) => string;

/** The first visit of a day creates its salt and deletes all data of earlier days. */
export async function openVisitorDay(ctx: Context): Promise<{ day: number; hashVisitor: HashVisitor }> {
  const day = utcDay(ctx.clock.now());
  const salt = (await readSalt(ctx, day)) ?? (await beginDay(ctx, day));
  return { day, hashVisitor: (...parts) => hash('sha256', JSON.stringify([salt, ...parts]), 'base64url') };
}

async function readSalt({ db }: Pick<Context, 'db'>, day: number): Promise<string | undefined> {
  const row = await db.selectFrom('click_salts').select('salt').where('day', '=', day).executeTakeFirst();
  return row?.salt;
}

async function beginDay(ctx: Context, day: number): Promise<string> {
  const salt = ctx.random.bytes(SALT_BYTES).toString('base64url');
  return await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('click_visits').where('day', '<', day).execute();
    await tx.deleteFrom('click_salts').where('day', '<', day).execute();
    await tx
      .insertInto('click_salts')
      .values({ day, salt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await readSalt({ db: tx }, day)) ?? salt;
  });
}
