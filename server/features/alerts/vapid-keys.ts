import { makeVapidKeys, type Vapid, type VapidKeys } from '#server/adapters/alerts/send-push.ts';
import type { Context } from '#server/context.ts';

const PURPOSE = 'push notifications';
const cell = { table: 'hash_keys', id: PURPOSE, column: 'hash_key' };

type Ports = Pick<Context, 'db' | 'cipher' | 'config'>;

async function find({ db, cipher }: Ports): Promise<VapidKeys | null> {
  const row = await db
    .selectFrom('hash_keys')
    .select('hash_key')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst();
  return row ? (JSON.parse(cipher.open(row.hash_key, cell)) as VapidKeys) : null;
}

/** Created once: browsers accept only messages signed with the key they subscribed to. */
export async function readVapid(ctx: Ports): Promise<Vapid> {
  const { vapidSubject: subject } = ctx.config;
  const known = await find(ctx);
  if (known) return { ...known, subject };
  const made = JSON.stringify(await makeVapidKeys());
  await ctx.db
    .insertInto('hash_keys')
    .values({ purpose: PURPOSE, hash_key: ctx.cipher.seal(made, cell) })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const kept = await find(ctx);
  if (!kept) throw new Error('The keys have just been stored.');
  return { ...kept, subject };
}
