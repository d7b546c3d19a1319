import type { Platform } from '#server/adapters/platform/platform.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { PersonContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';

const CONNECTION_LIFE_MS = 10 * 60_000;
/** The limit on attempts. Each may lead to a callback, which calls the platform twice. */
const CONNECTIONS = 30;

export const connectionCallback = (publicUrl: string): string => `${publicUrl}/api/reddit/callback`;

/** Returns the consent page's URL. Its state is valid once, in this session, for ten minutes. */
export async function beginConnection(ctx: PersonContext, platform: Platform): Promise<string> {
  const key = `connect:${ctx.actor.workspaceId}`;
  await consumeRateLimits(ctx, [{ key, count: CONNECTIONS, windowMs: CONNECTION_LIFE_MS }]);
  const state = newToken(ctx.random);
  await ctx.db
    .insertInto('account_connections')
    .values({
      state_hash: hashToken(state),
      session_id: ctx.actor.sessionId,
      expires_at: ctx.clock.now() + CONNECTION_LIFE_MS,
    })
    .execute();
  return platform.authorizeUrl(state, connectionCallback(ctx.config.publicUrl));
}
