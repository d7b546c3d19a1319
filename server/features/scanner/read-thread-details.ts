import type { ThreadDetails } from '#contract/scanner.ts';
import { formatDuration, measureConversation } from '#core/opportunities/measure-conversation.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findOpportunity } from './opportunity-rows.ts';
import { readLiveThread } from './read-live-thread.ts';

const SHOWN = 10;
const DELETED = '[deleted]';
const UNKNOWN = 'Unknown';

export async function readThreadDetails(ctx: UserContext, { id }: { id: string }): Promise<ThreadDetails> {
  const row = authorize(ctx.actor, await findOpportunity(ctx.db, id));
  const { submission, comments } = await readLiveThread(ctx, row);
  const now = ctx.clock.now();
  const talk = measureConversation(submission, comments, now);
  const top = comments
    .filter(({ author }) => author !== null)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, SHOWN);
  return {
    author: submission.author ?? DELETED,
    title: submission.title,
    description: submission.body,
    upvotes: row.upvotes === null ? null : submission.score,
    engagement:
      row.comments === null
        ? null
        : {
            totalComments: submission.comments,
            commentVelocity: talk.commentsAnHour === null ? null : Math.round(talk.commentsAnHour * 10) / 10,
            topCommentUpvotes: talk.topUpvotes,
            avgResponseTime:
              talk.meanAnswerMs === null && submission.comments > 0
                ? UNKNOWN
                : formatDuration(talk.meanAnswerMs),
          },
    comments: top.map((comment) => ({
      id: comment.id,
      author: comment.author ?? DELETED,
      timeAgo: comment.createdAt === null ? null : formatAgo(now - comment.createdAt),
      content: comment.body,
      upvotes: comment.score,
      replies: talk.answers.get(comment.id) ?? 0,
    })),
  };
}
