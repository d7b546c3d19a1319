import { lastEnd } from '#core/session/session-life.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import type { SessionToken } from '#server/http/session.ts';

/** Long enough for the calls that were under way, and for pages that ask again because of the change. */
const OVERLAP_MS = 10_000;

/** Gives a session another token, so that copies of the old one are worthless. It ends when it would have. */
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
  return { token, endsAt: lastEnd(created_at) };
}
