import { findLatestSessionEnd } from '#core/session/session-life.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import type { SessionToken } from '#server/http/session.ts';

/** The old token stays valid for requests in flight and for pages that refetch because of the change. */
const OVERLAP_MS = 10_000;

/** Replaces a session's token, so that copies of the old one become useless. Keeps the session's final expiry. */
export async function changeToken(
  { clock, random }: UserContext,
  tx: Tx,
  sessionId: string,
): Promise<SessionToken> {
  const token = newToken(random);
  const { created_at } = await tx
    .updateTable('sessions')
    .set((row) => ({
      token_hash: hashToken(token),
      old_token_hash: row.ref('token_hash'),
      old_token_until: clock.now() + OVERLAP_MS,
    }))
    .where('id', '=', sessionId)
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { token, endsAt: findLatestSessionEnd(created_at) };
}
