import type { Input } from '#contract/endpoint.ts';
import type { saveVoice as endpoint, Voice } from '#contract/drafting/variants.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { readVoice } from './voice.ts';

export async function saveVoice(ctx: UserContext, { allowed }: Input<typeof endpoint>): Promise<Voice> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('workspaces')
      .set({ voice_allowed_at: allowed ? ctx.clock.now() : null })
      .where('id', '=', workspaceId)
      .execute();
    await audit(ctx, tx, { verb: allowed ? 'voice.allowed' : 'voice.refused', workspaceId });
  });
  return await readVoice(ctx);
}
