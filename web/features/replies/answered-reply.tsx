import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { dateTime } from '#web/lib/date-time.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { readWebUrl } from '#web/lib/read-web-url.ts';
import { repliesQuery } from './replies.queries.ts';

/** Shows the author and beginning of the reply being answered, as far as known, with a link. */
export function AnsweredReply({ thread }: { thread: string }) {
  const { data: replies } = useQuery(repliesQuery);
  const href = readWebUrl(thread);
  const reply = replies?.find(({ url }) => url === thread);
  if (!href || readParentId(thread) === null) return null;
  return (
    <section aria-label="What you answer" className="mb-4 rounded-lg border bg-sunken px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 text-ink-2">
        {reply ? (
          <p className="min-w-0 wrap-anywhere">
            <span className="font-medium text-ink">u/{reply.author}</span> in r/{reply.subreddit} ·{' '}
            <time dateTime={reply.createdAt} title={dateTime(reply.createdAt)}>
              {reply.timeAgo}
            </time>
          </p>
        ) : (
          <p>You answer a thread.</p>
        )}
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 underline touch:min-h-11"
        >
          Open the thread
          <ExternalLink className="size-3.5" aria-hidden="true" />
        </a>
      </div>
      {reply && (
        <blockquote className="mt-1 line-clamp-4 border-l-2 pl-3 wrap-anywhere">{reply.text}</blockquote>
      )}
    </section>
  );
}
