import { hasFigures } from '#core/opportunities/scoring/parts/has-figures.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import type { Comment, Submission } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { findPromotionRules } from '../communities/find-promotion-rules.ts';
import { findHalfLives } from '../opportunities/community-attention.ts';
import { countPromotionalComments } from '../opportunities/scanned-comments.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { describeThread, type FoundThread } from './build-opportunity.ts';
import { findProducts } from './find-products.ts';
import { rematchKeywords } from './find-keywords.ts';
import { measureThreadVelocity } from './thread-velocities.ts';

type Thing = Submission | Comment;

/**
 * Updates the threads in every workspace's list and deletes those that can no longer be answered. Members-only threads
 * are updated only in the workspace that read them.
 */
export async function updateOpportunities(
  ctx: Context,
  { origin, workspaceId }: { origin: Origin; workspaceId: string },
  asked: readonly string[],
  things: readonly Thing[],
): Promise<void> {
  const there = new Map(things.filter(isThere).map((thing) => [thing.id, thing]));
  const gone = asked.filter((id) => !there.has(id));
  for (const column of ['thread_id', 'comment_id'] as const)
    if (gone.length > 0)
      await ctx.db
        .deleteFrom('opportunities')
        .where('origin', '=', origin)
        .where(column, 'in', gone)
        .execute();
  const threads = [...there.values()].filter((thing): thing is Submission => 'title' in thing);
  const known = await findKnown(ctx, origin, threads);
  // Updates one workspace at a time: a popular thread is in hundreds of lists, and requests have priority.
  for (const thread of threads) {
    await renewThread(ctx, origin, { thread, there, known, workspaceId });
    await ctx.clock.nextTurn();
  }
}

const isThere = (thing: Thing): boolean => ('title' in thing ? isAnswerable(thing) : thing.author !== null);

type Known = (thread: Submission) => Pick<FoundThread, 'halfLifeHours' | 'promotionalComments' | 'promotion'>;

async function findKnown(ctx: Context, origin: Origin, threads: readonly Submission[]): Promise<Known> {
  const idOf = ({ community }: Submission) => communityId(origin, community);
  const communityIds = [...new Set(threads.map(idOf))];
  const promotion = await findPromotionRules(ctx, communityIds, null);
  const halfLives = await findHalfLives(ctx.db, communityIds);
  const promotional = await countPromotionalComments(
    ctx.db,
    origin,
    threads.map(({ id }) => id),
  );
  return (thread) => ({
    halfLifeHours: halfLives.get(idOf(thread)) ?? null,
    promotionalComments: promotional.get(thread.id) ?? null,
    promotion: promotion.get(idOf(thread)),
  });
}

type Read = { thread: Submission; there: ReadonlyMap<string, Thing>; known: Known; workspaceId: string };

async function renewThread(
  { db, clock }: Context,
  origin: Origin,
  { thread, there, known, workspaceId }: Read,
): Promise<void> {
  const all = await db
    .selectFrom('opportunities')
    .selectAll()
    .where('origin', '=', origin)
    .where('thread_id', '=', thread.id)
    .$if(thread.membersOnly, (query) => query.where('workspace_id', '=', workspaceId))
    .execute();
  const now = clock.now();
  const products = await findProducts(
    db,
    all.map(({ workspace_id: id }) => id),
  );
  const velocity = measureThreadVelocity(thread, now);
  // A thread found by a comment is skipped until the comment is read as well.
  const rows = all.filter((row) => row.comment_id === null || there.has(row.comment_id));
  const renewed = rows.map((row) => {
    const { standing } = JSON.parse(row.judgement) as ThreadScore;
    const comment = row.comment_id === null ? undefined : there.get(row.comment_id);
    const described = describeThread(
      {
        ...known(thread),
        product: products.get(row.workspace_id),
        id: thread.id,
        thread,
        comment,
        ...rematchKeywords(row, comment ? { title: '', body: comment.body } : thread),
        velocity,
        usualVelocity: standing && hasFigures(standing) ? standing.usualVelocity : velocity,
      },
      now,
    );
    return Object.assign(described, { id: row.id });
  });
  await db.transaction().execute(async (tx) => {
    for (const { id, ...row } of renewed)
      await tx.updateTable('opportunities').set(row).where('id', '=', id).execute();
  });
}
