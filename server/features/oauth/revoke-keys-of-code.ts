import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';

/** Somebody else has the code too, so its key may be in the wrong hands (RFC 6749, section 4.1.2). */
export async function revokeKeysOfCode(ctx: PersonContext, tx: Tx, codeHash: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  const revoked = await tx
    .deleteFrom('api_keys')
    .where('workspace_id', '=', workspaceId)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .execute();
  for (const { id } of revoked) {
    await audit(ctx, tx, { verb: 'key.revoked', workspaceId, subject: id, detail: { why: 'code_reused' } });
    await ctx.events.publish(tx, { workspaceId, topic: 'keys' });
  }
}
