import { updateScore } from '#core/opportunities/scoring/update-score.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import type { CommentThread } from '#server/adapters/platform/things.ts';
import type { UserContext } from '#server/context.ts';
import type { Origin } from '../communities/community-id.ts';
import { countPromotionalComments, storeComments } from '../opportunities/scanned-comments.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import { measureThreadVelocity } from './thread-velocities.ts';

export async function rescoreByAnswers(
  { db, clock, events }: UserContext,
  origin: Origin,
  row: OpportunityRow,
  { submission, comments }: CommentThread,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await storeComments(tx, origin, comments, { isScanned: false, now: clock.now() });
    const promotional = await countPromotionalComments(tx, origin, [row.thread_id]);
    const { score: upvotes, comments: answers } = submission;
    const isChanged = upvotes !== row.upvotes || answers !== row.comments;
    // The velocity falls with age, which alone is no reason to write.
    const velocity =
      isChanged && row.velocity !== null ? measureThreadVelocity(submission, clock.now()) : row.velocity;
    const figures = velocity === null ? {} : { upvotes, velocity };
    const counted = updateScore(JSON.parse(row.judgement) as ThreadScore, {
      ...figures,
      comments: answers,
      promotionalComments: promotional.get(row.thread_id) ?? null,
    });
    const judgement = JSON.stringify(counted);
    if (!isChanged && judgement === row.judgement) return;
    await tx
      .updateTable('opportunities')
      .set({ score: counted.score, judgement, ...figures, comments: answers })
      .where('id', '=', row.id)
      .execute();
    await events.publish(tx, { workspaceId: row.workspace_id, topic: 'opportunities' });
  });
}
