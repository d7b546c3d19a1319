import { readThreadId } from '#core/posts/read-thread-link.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { explainClosed } from '../drafts/gather-material.ts';
import { storeAnswerScores } from '../opportunities/answer-scores.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';
import { clearGonePost } from '../opportunities/scanned-posts.ts';
import { isAnswerable } from '../opportunities/thread-rows.ts';
import { rescoreByAnswers } from './rescore-by-answers.ts';
import { readKeptThread } from './kept-thread.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import { readSampleThread } from './sample-talk.ts';
import type { ShownThread } from './shown-thread.ts';

const TIMEOUT_MS = 3_000;
const COMMENTS = 200;

/** The current thread. Deletes it from the list if it can no longer be answered. */
export async function readLiveThread(ctx: UserContext, row: OpportunityRow): Promise<ShownThread> {
  if (row.origin === 'sample') return readSampleThread(row);
  if (row.origin === 'clip' || row.origin === 'feed') return readKeptThread(row);
  const { platform, clock } = ctx;
  const reader = platform && (await findReader(ctx, ctx.actor.workspaceId, 'reply'));
  if (!reader || platform.mode !== row.origin)
    throw new AppError('CONFLICT', 'Connect an account on the dashboard to read this thread.');
  const id = readThreadId(row.permalink) ?? row.thread_id;
  const read = await askWithTimeout(clock, TIMEOUT_MS, reader, (caller) =>
    platform.thread(caller, id, COMMENTS),
  );
  if (read?.kind !== 'ok')
    throw new AppError('UNAVAILABLE', `${platform.name} didn’t show this thread. Try again in a minute.`);
  const { submission } = read.value;
  if (!isAnswerable(submission)) {
    await ctx.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('opportunities').where('id', '=', row.id).execute();
      await clearGonePost(tx, platform.mode, submission.id);
      await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'opportunities' });
    });
    const closing = explainClosed(submission) ?? (submission.nsfw ? 'was marked as NSFW' : 'was deleted');
    throw new AppError('NOT_FOUND', `This thread ${closing}, so it is gone from the list too.`);
  }
  await rescoreByAnswers(ctx, platform.mode, row, read.value);
  await storeAnswerScores(ctx.db, platform.mode, read.value, clock.now());
  const erased = await findErasedUsers(ctx, ctx.db, [row.workspace_id]);
  const comments = read.value.comments.filter((comment) => !erased.has(row.workspace_id, comment));
  return { ...read.value, comments };
}
