import type { Input } from '#contract/endpoint.ts';
import type { updateProfile as endpoint, User } from '#contract/session.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { findUser, presentUser } from './session-rows.ts';

export async function updateProfile(ctx: UserContext, input: Input<typeof endpoint>): Promise<User> {
  const { userId, workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const before = await findUser(tx, userId);
    await tx
      .updateTable('users')
      .set({
        first_name: input.firstName === undefined ? before.first_name : input.firstName || null,
        last_name: input.lastName === undefined ? before.last_name : input.lastName || null,
      })
      .where('id', '=', userId)
      .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'user' });
    await audit(ctx, tx, { verb: 'profile.updated', workspaceId });
    return presentUser(await findUser(tx, userId));
  });
}
