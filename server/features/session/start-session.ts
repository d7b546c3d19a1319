import { describeDevice } from '#core/session/describe-device.ts';
import { findLatestSessionEnd, findSessionEnd } from '#core/session/session-life.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, Origin } from '#server/context.ts';
import type { SessionToken } from '#server/http/session.ts';

/** The client that signs in, the session it replaces, and the invitation opened in this browser. */
export type Browser = Origin & { oldToken: string | undefined; invitation?: string | undefined };

export type SignedIn = { userId: string; session: SessionToken; to: string };

/** Starts a session under a new token and ends the browser's previous one, even another user's. */
export async function startSession(
  ctx: Context,
  tx: Db,
  userId: string,
  browser: Omit<Browser, 'address'>,
): Promise<SessionToken> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  if (browser.oldToken) {
    await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(browser.oldToken)).execute();
  }
  const workspace = await tx
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sessions')
    .values({
      id: newId('ses', ctx),
      token_hash: hashToken(token),
      user_id: userId,
      workspace_id: workspace.id,
      device: describeDevice(browser.userAgent),
      created_at: now,
      last_seen_at: now,
      expires_at: findSessionEnd(now, now),
    })
    .execute();
  await ctx.events.publish(tx, { workspaceId: workspace.id, topic: 'sessions' });
  return { token, endsAt: findLatestSessionEnd(now) };
}
