import { findUsernames } from '../accounts/account-rows.ts';
import { countDescendants } from '#core/replies/count-descendants.ts';
import { findUnanswered } from '#core/replies/find-unanswered.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Comment } from '#server/adapters/platform/things.ts';
import { handleJob } from '#server/adapters/queue/job.ts';
import type { Context, JobContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { recordFigures, findPostSite } from '../insights/record-figures.ts';
import { storeReplies } from './store-replies.ts';
import { rereadReplies } from './reread-replies.ts';
import { readReplies } from './reply-jobs.ts';

/** The maximum per round. The newest threads come first, the rest in the next round. */
const THREADS_A_ROUND = 10;
const COMMENTS = 200;
const RETRY_AFTER_MS = 3_600_000;

export const handleReadReplies = handleJob(readReplies, async (ctx: JobContext) => {
  const { platform } = ctx;
  if (!platform) return;
  for (const due of await findDue(ctx, platform)) await readThread(ctx, platform, due);
  await rereadReplies(ctx, platform);
});

type Due = Awaited<ReturnType<typeof findDue>>[number];

const findDue = ({ db, clock }: Context, { mode }: Platform) =>
  db
    .selectFrom('reply_readings')
    .innerJoin('posts', 'posts.id', 'reply_readings.post_id')
    .selectAll('reply_readings')
    .select(['posts.id', 'posts.workspace_id', 'posts.origin'])
    .where('reply_readings.due_at', '<=', clock.now())
    .where('reply_readings.site', '=', mode)
    .where('posts.phase', '=', 'published')
    .where('posts.deleted_at', 'is', null)
    .orderBy('posts.published_at', 'desc')
    .limit(THREADS_A_ROUND)
    .execute();

async function readThread(ctx: Context, platform: Platform, due: Due): Promise<void> {
  const { thread_id: threadId, comment_id: commentId, workspace_id: workspaceId } = due;
  const reader = await findReader(ctx, workspaceId, 'scan');
  const read = reader && (await platform.thread(reader, threadId, COMMENTS, commentId));
  if (read?.kind !== 'ok') {
    ctx.log.warn({ postId: due.id, outcome: read }, 'could not read the replies to a post');
    const later = { due_at: ctx.clock.now() + RETRY_AFTER_MS };
    await ctx.db.updateTable('reply_readings').set(later).where('post_id', '=', due.id).execute();
    return;
  }
  const own = {
    threadId: commentId === null ? threadId : null,
    commentIds: new Set(commentId === null ? [] : [commentId]),
    usernames: await findUsernames(ctx.db, workspaceId),
  };
  const thread = { post: due, site: platform.mode, comments: due.comments };
  await storeReplies(ctx, thread, findUnanswered(read.value, own, platform.now()));
  const comment = read.value.comments.find(({ id }) => id === commentId);
  if (comment) await recordAnswers(ctx, due, { score: comment.score, ...read.value });
}

/** Records the number of replies to a comment, which only its thread shows. */
async function recordAnswers(
  ctx: Context,
  due: Due,
  { score, comments }: { score: number; comments: readonly Comment[] },
): Promise<void> {
  const below = countDescendants(comments, due.comment_id ?? '');
  // The votes may have been read at the same instant; this reading must be the later one.
  const takenAt = ctx.clock.now() + 1;
  const reading = { post: due, takenAt, score, comments: below, upvoteRatio: null };
  await ctx.db
    .transaction()
    .execute((tx) => recordFigures(ctx, tx, [{ ...reading, source: findPostSite(due, ctx.platform) }]));
}
