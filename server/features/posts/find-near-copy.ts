import { measureSimilarity, TOO_SIMILAR } from '#core/drafts/measure-similarity.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, UserActor } from '#server/context.ts';

const WINDOW_MS = 30 * 24 * 3_600_000;

type Text = { id?: string; content: string; subreddit: string };

/** The other community that has nearly this text from this workspace, or is about to get it. */
export async function findNearCopy(
  { clock, actor }: Context<UserActor>,
  db: Db,
  { id, content, subreddit }: Text,
): Promise<string | null> {
  const others = await db
    .selectFrom('posts')
    .select(['id', 'content', 'subreddit'])
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null)
    .where('phase', 'not in', ['draft', 'failed'])
    .where('updated_at', '>', clock.now() - WINDOW_MS)
    .execute();
  const near = others
    .filter((other) => other.id !== id && other.subreddit.toLowerCase() !== subreddit.toLowerCase())
    .find((other) => measureSimilarity(other.content, content) >= TOO_SIMILAR);
  return near?.subreddit ?? null;
}

/** One text for each community: a near copy is not sent. */
export async function refuseNearCopy(ctx: Context<UserActor>, db: Db, text: Text): Promise<void> {
  const near = await findNearCopy(ctx, db, text);
  if (near === null) return;
  throw new AppError(
    'CONFLICT',
    `This is nearly the same text as your post in r/${near}. Communities take near copies for spam: write this one anew, then send it. You can save it as a draft meanwhile.`,
  );
}
