import { ArrowBigUp, MessageSquare } from 'lucide-react';
import type { Opportunity, ThreadDetails } from '#contract/scanner.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useThreadDetails } from './scanner.queries.ts';

const Votes = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1">
    <ArrowBigUp className="size-4 text-vote" aria-hidden="true" />
    {writeNumber(count)} {count === 1 ? 'upvote' : 'upvotes'}
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
      <Votes count={thread.upvotes} />
      <span>
        {writeNumber(thread.engagement.totalComments)}{' '}
        {thread.engagement.totalComments === 1 ? 'comment' : 'comments'}
      </span>
    </p>
    {thread.description && (
      <div className="mt-2 text-sm wrap-anywhere">
        <Markdown text={thread.description} />
      </div>
    )}
  </section>
);

function Stats({ engagement }: Pick<ThreadDetails, 'engagement'>) {
  const stats = [
    ['Comments/hour', engagement.commentVelocity.toFixed(1)],
    ['Top comment upvotes', writeNumber(engagement.topCommentUpvotes)],
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

const TopComments = ({ comments }: Pick<ThreadDetails, 'comments'>) => (
  <section aria-labelledby="top-comments">
    <h3 id="top-comments" className="text-base">
      Top comments
    </h3>
    {comments.length === 0 ? (
      <p className="mt-2 text-sm text-ink-2">Nobody has answered yet.</p>
    ) : (
      <ul className="mt-2 divide-y rounded-md border">
        {comments.map(({ id, author, timeAgo, content, upvotes, replies }) => (
          <li key={id} className="px-4 py-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
              <span className="font-medium">u/{author}</span>
              <span>{timeAgo}</span>
              <Votes count={upvotes} />
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

function Details({ id }: { id: string }) {
  const query = useThreadDetails(id);
  if (!query.data) return <Waiting query={query} rows={6} text="Reading the thread..." />;
  return (
    <div className="grid gap-4">
      <Original thread={query.data} />
      <Stats engagement={query.data.engagement} />
      <TopComments comments={query.data.comments} />
    </div>
  );
}

type ThreadDialogProps = { opportunity: Opportunity | null; onClose: () => void };

export const ThreadDialog = ({ opportunity, onClose }: ThreadDialogProps) => (
  <Dialog open={opportunity !== null} onOpenChange={(open) => open || onClose()} title="Thread Analysis" wide>
    {opportunity && <Details id={opportunity.id} />}
  </Dialog>
);
