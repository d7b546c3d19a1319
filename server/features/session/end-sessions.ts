import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { logSignIn } from './log-sign-in.ts';
import type { SessionRow } from './session-rows.ts';

export async function endSession(ctx: UserContext, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    await end(ctx, tx, [authorize(ctx.actor, row)]);
    await logEnd(ctx, tx);
  });
}

export async function endAllSessions(ctx: UserContext): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await endUserSessions(ctx, tx);
    await logEnd(ctx, tx);
  });
}

const logEnd = (ctx: UserContext, tx: Tx): Promise<void> =>
  logSignIn(ctx, tx, { event: 'sessionsEnded', userId: ctx.actor.userId, from: ctx.actor.from });

/** Ends all of a user's sessions, optionally except one, and any unfinished sign-in. */
export async function endUserSessions(ctx: UserContext, tx: Tx, keepId = ''): Promise<void> {
  await tx.deleteFrom('second_steps').where('user_id', '=', ctx.actor.userId).execute();
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', ctx.actor.userId)
    .where('id', '!=', keepId)
    .execute();
  await end(
    ctx,
    tx,
    rows.map((row) => authorize(ctx.actor, row)),
  );
}

async function end(ctx: UserContext, tx: Tx, sessions: Owned<SessionRow>[]): Promise<void> {
  const { workspaceId } = ctx.actor;
  for (const { id } of sessions) {
    await tx.deleteFrom('sessions').where('id', '=', id).execute();
    await ctx.events.publish(tx, { workspaceId, sessionId: id, topic: 'signedOut' });
  }
  await ctx.events.publish(tx, { workspaceId, topic: 'sessions' });
  await audit(ctx, tx, { verb: 'session.ended', workspaceId, detail: { count: sessions.length } });
}
