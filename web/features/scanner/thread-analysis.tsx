import { ArrowBigUp, MessageSquare, Trash2 } from 'lucide-react';
import type { ThreadDetails } from '#contract/scanner.ts';
import { ApiError, errorMessage } from '#web/lib/api-client.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useThreadDetails } from './scanner.queries.ts';

const Votes = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1">
    <ArrowBigUp className="size-4 text-vote" aria-hidden="true" />
    {formatNumber(count)} {count === 1 ? 'upvote' : 'upvotes'}
  </span>
);

const Original = ({ thread }: { thread: ThreadDetails }) => (
  <section aria-labelledby="original" className="rounded-md border p-4">
    <h3 id="original" className="text-sm font-medium text-ink-2">
      Original post
    </h3>
    <p className="mt-1 text-base font-medium wrap-anywhere">{thread.title}</p>
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
      <span>u/{thread.author}</span>
      {thread.upvotes !== null && <Votes count={thread.upvotes} />}
      {thread.engagement && (
        <span>
          {formatNumber(thread.engagement.totalComments)}{' '}
          {thread.engagement.totalComments === 1 ? 'comment' : 'comments'}
        </span>
      )}
    </p>
    {thread.description && (
      <div className="mt-2 text-sm wrap-anywhere">
        <Markdown text={thread.description} />
      </div>
    )}
  </section>
);

type Known = { engagement: NonNullable<ThreadDetails['engagement']> };

function Stats({ engagement }: Known) {
  const stats = [
    ['Comments/hour', engagement.commentVelocity?.toFixed(1) ?? 'Too new'],
    [
      'Top comment upvotes',
      engagement.topCommentUpvotes === null ? 'Unknown' : formatNumber(engagement.topCommentUpvotes),
    ],
    ['Avg response time', engagement.avgResponseTime],
  ] as const;
  return (
    <dl className="grid divide-y rounded-md border sm:grid-cols-3 sm:divide-x sm:divide-y-0">
      {stats.map(([name, value]) => (
        <div key={name} className="px-4 py-3">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type TopCommentsProps = Pick<ThreadDetails, 'comments'> & { isAnswered: boolean };

const TopComments = ({ comments, isAnswered }: TopCommentsProps) => (
  <section aria-labelledby="top-comments">
    <h3 id="top-comments" className="text-base">
      Top comments
    </h3>
    {comments.length === 0 ? (
      <p className="mt-2 text-sm text-ink-2">
        {isAnswered ? 'None of its comments is known here.' : 'Nobody has answered yet.'}
      </p>
    ) : (
      <ul className="mt-2 divide-y rounded-md border">
        {comments.map(({ id, author, timeAgo, content, upvotes, replies }) => (
          <li key={id} className="px-4 py-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
              <span className="font-medium">u/{author}</span>
              {timeAgo !== null && <span>{timeAgo}</span>}
              {upvotes !== null && <Votes count={upvotes} />}
              <span className="inline-flex items-center gap-1">
                <MessageSquare className="size-3.5" aria-hidden="true" />
                {replies} {replies === 1 ? 'reply' : 'replies'}
              </span>
            </p>
            <div className="mt-1 text-sm wrap-anywhere">
              <Markdown text={content} />
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

export function ThreadAnalysis({ id }: { id: string }) {
  const query = useThreadDetails(id);
  if (isGone(query.error))
    return <EmptyState icon={Trash2} title="This thread is gone" text={errorMessage(query.error)} />;
  if (!query.data) return <Waiting query={query} rows={6} text="Reading the thread..." />;
  const { engagement, comments } = query.data;
  return (
    <div className="grid gap-4">
      <Original thread={query.data} />
      {engagement ? (
        <Stats engagement={engagement} />
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-2">
          How many votes and comments it has isn’t known. Open the thread and clip it, and they are shown
          here.
        </p>
      )}
      {(engagement || comments.length > 0) && (
        <TopComments comments={comments} isAnswered={(engagement?.totalComments ?? 0) > 0} />
      )}
    </div>
  );
}
