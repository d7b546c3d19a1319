import type { PracticeThread } from '#contract/first-steps.ts';
import { readThreadId } from '#core/posts/read-thread-link.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';
import { readPost } from '../posts/read-post.ts';

const TIMEOUT_MS = 3_000;
const ANSWERS = 20;

/** Uncached and charged to the call budget: a page polls every few seconds, but only in the sandbox. */
export async function readPracticeThread(ctx: UserContext, { id }: { id: string }): Promise<PracticeThread> {
  const { platform, actor } = ctx;
  const { permalink } = await readPost(ctx, id);
  const threadId = readThreadId(permalink);
  const reader = await findReader(ctx, actor.workspaceId, 'reply');
  if (platform?.mode !== 'sandbox' || !threadId || !reader)
    throw new AppError('CONFLICT', 'Only threads of the sandbox are read like this.');
  const read = await askWithTimeout(ctx.clock, TIMEOUT_MS, reader, (caller) =>
    platform.thread(caller, threadId, ANSWERS),
  );
  if (read?.kind !== 'ok')
    throw new AppError('UNAVAILABLE', 'The sandbox didn’t show this thread. Try again in a moment.');
  const erased = await findErasedUsers(ctx, ctx.db, [actor.workspaceId]);
  const { submission, comments } = read.value;
  return {
    score: submission.score,
    answers: comments
      .filter((comment) => comment.author !== null && !erased.has(actor.workspaceId, comment))
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(({ id, author, body, createdAt }) => ({
        id,
        author: author ?? '',
        body,
        at: new Date(createdAt).toISOString(),
      })),
  };
}
