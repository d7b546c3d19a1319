import type { Input } from '#contract/endpoint.ts';
import type { recordAnswer as endpoint } from '#contract/rules-record.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { UserContext } from '#server/context.ts';
import { changeRules } from './change-rules.ts';
import { makeRoom } from './make-room.ts';
import { readPastDay } from './paste-rules.ts';

/** Records the moderators' answer. Earlier answers stay in the history. */
export async function recordAnswer(
  ctx: UserContext,
  { name, answer, on, note }: Input<typeof endpoint>,
): Promise<void> {
  const answeredAt = readPastDay(ctx, on, 'on');
  await changeRules(ctx, { name, verb: 'rules.answered' }, async (tx, community, at) => {
    await makeRoom(tx, 'moderator_answers', community.workspaceId);
    await tx
      .insertInto('moderator_answers')
      .values({
        id: newId('ans', ctx),
        workspace_id: community.workspaceId,
        community_id: community.communityId,
        answer,
        note,
        at: answeredAt,
        created_at: at,
      })
      .execute();
  });
}
