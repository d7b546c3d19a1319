import type { Input } from '#contract/endpoint.ts';
import type { correctRule as endpoint, removeCorrection as removal } from '#contract/rules-record.ts';
import { readCorrection } from '#core/communities/rules/correction.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { invalidInput } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { changeRules } from './change-rules.ts';
import { makeRoom } from './make-room.ts';
import type { WorkspaceCommunity } from './workspace-rules.ts';

/** Corrects one field for the workspace and replaces any earlier correction of it. */
export async function correctRule(
  ctx: UserContext,
  { name, field, value, reason }: Input<typeof endpoint>,
): Promise<void> {
  const correction = readCorrection({ field, value }, { reason, at: 0 });
  if (!correction) throw invalidInput({ value: 'This isn’t a valid value for this field.' });
  await changeRules(ctx, { name, verb: 'rules.corrected' }, async (tx, community, at) => {
    await endCorrection(tx, community, field, at);
    await makeRoom(tx, 'rules_corrections', community.workspaceId);
    await tx
      .insertInto('rules_corrections')
      .values({
        id: newId('cor', ctx),
        workspace_id: community.workspaceId,
        community_id: community.communityId,
        user_id: ctx.actor.userId,
        field,
        value: JSON.stringify(correction.value),
        reason,
        created_at: at,
        removed_at: null,
      })
      // Of two concurrent corrections, the later one wins.
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'community_id', 'field'])
          .where('removed_at', 'is', null)
          .doUpdateSet((row) => ({
            user_id: row.ref('excluded.user_id'),
            value: row.ref('excluded.value'),
            reason: row.ref('excluded.reason'),
            created_at: row.ref('excluded.created_at'),
          })),
      )
      .execute();
  });
}

export async function removeCorrection(
  ctx: UserContext,
  { name, field }: Input<typeof removal>,
): Promise<void> {
  await changeRules(ctx, { name, verb: 'rules.correctionRemoved' }, (tx, community, at) =>
    endCorrection(tx, community, field, at),
  );
}

async function endCorrection(
  tx: Tx,
  community: WorkspaceCommunity,
  field: Input<typeof removal>['field'],
  at: number,
) {
  await tx
    .updateTable('rules_corrections')
    .set({ removed_at: at })
    .where('workspace_id', '=', community.workspaceId)
    .where('community_id', '=', community.communityId)
    .where('field', '=', field)
    .where('removed_at', 'is', null)
    .execute();
}
