import type { Input, Output } from '#contract/endpoint.ts';
import type { exportUser as endpoint } from '#contract/session.ts';
import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { confirmUser } from './confirm-user.ts';
import { findUser } from './session-rows.ts';

/** Exports all stored rows of a user and their workspace, by table, without secrets. */
export async function exportUser(
  ctx: PersonContext,
  { password }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { db, clock, actor } = ctx;
  await confirmUser(ctx, await findUser(db, actor.userId), password, 'password');
  const tables = await readOwnedRows(db, actor);
  await audit(ctx, db, { verb: 'user.exported', workspaceId: actor.workspaceId });
  return { exportedAt: new Date(clock.now()).toISOString(), tables };
}
