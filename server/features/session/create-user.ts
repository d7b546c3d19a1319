import { AppError } from '#server/app-error.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/context.ts';
import { claimSignUp } from './claim-sign-up.ts';
import type { Browser } from './start-session.ts';
import { recordInvitationUse } from './invited/consume-invitation.ts';

type NewUser = {
  email: string;
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** Creates a user and their personal workspace, if SIGNUPS or an invitation allows it. */
export async function createUser(ctx: Context, tx: Tx, person: NewUser, browser?: Browser): Promise<string> {
  const id = newId('usr', ctx);
  const taken = await claimSignUp(ctx, tx, id, browser?.invitation);
  const added = await tx
    .insertInto('users')
    .values({
      id,
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.firstName || null,
      last_name: person.lastName || null,
      profile_image_url: person.profileImageUrl,
      subscription_plan: 'free',
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added)
    throw new AppError('CONFLICT', 'An account with this email address already exists. Sign in instead.');
  const workspaceId = newId('wsp', ctx);
  await tx
    .insertInto('workspaces')
    .values({ id: workspaceId, owner_id: id, created_at: ctx.clock.now() })
    .execute();
  await audit(ctx, tx, { verb: 'session.signedUp', workspaceId, subject: id });
  if (taken) await recordInvitationUse(ctx, tx, taken, { userId: id, from: browser });
  return id;
}
