import { AppError } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { Input } from '#contract/endpoint.ts';
import type { OpenCheck, setOpenCheck as endpoint } from '#contract/drafting/check.ts';
import { isLoopback } from '#server/config.ts';
import type { Context, UserActor, UserContext, VisitorActor } from '#server/context.ts';
import { findOwnersReader } from './find-visible-rules.ts';
import { isInstallationOwner } from '../session/is-installation-owner.ts';

const KEY = 'open_check';

/** True if visitors may check texts: as the owner set it, or by default if no other machine can reach the server. */
export async function isOpenCheckOn({ db, config }: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', KEY).executeTakeFirst();
  if (row) return row.value === 'on';
  return isLoopback(config.host) && isLoopback(new URL(config.publicUrl).hostname);
}

/** While the check is off, strangers learn nothing about the owner's account. */
const readAbilities = async (
  ctx: Context,
  mayTell: boolean,
): Promise<Pick<OpenCheck, 'canRead' | 'isSandbox'>> => ({
  canRead: mayTell && (await findOwnersReader(ctx)) !== null,
  isSandbox: ctx.platform?.mode === 'sandbox',
});

export async function readOpenCheck(ctx: Context<UserActor | VisitorActor>): Promise<OpenCheck> {
  const { actor } = ctx;
  const mayChange = actor.kind === 'user' && (await isInstallationOwner({ ...ctx, actor }, ctx.db));
  const isOn = await isOpenCheckOn(ctx);
  return { isOn, mayChange, ...(await readAbilities(ctx, isOn || mayChange)) };
}

/** For all users but the owner this setting does not exist. */
export async function setOpenCheck(ctx: UserContext, { isOn }: Input<typeof endpoint>): Promise<OpenCheck> {
  const value = isOn ? 'on' : 'off';
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await isInstallationOwner(ctx, tx))) throw new AppError('NOT_FOUND');
    await tx
      .insertInto('installation')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await audit(ctx, tx, { verb: 'openCheck.switched', workspaceId: null, detail: { to: value } });
  });
  return { isOn, mayChange: true, ...(await readAbilities(ctx, true)) };
}
