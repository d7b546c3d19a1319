import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, ExternalLink, Reply as ReplyIcon } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#contract/replies.ts';
import { buildReplyHref } from '#web/features/opportunities/reply-href.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { repliesQuery, useWaiveReply } from './replies.queries.ts';

const FIRST = 3;

/** Lists unanswered replies to our posts; renders nothing if there are none. */
export function UnansweredReplies() {
  const { data: replies = [] } = useQuery(repliesQuery);
  const [isOpen, setOpen] = useState(false);
  const waive = useWaiveReply();
  const focus = useFocusAfterRemoval(replies.length);
  if (replies.length === 0) return null;
  const shown = isOpen ? replies : replies.slice(0, FIRST);
  return (
    <Card title="Unanswered replies" action={<Badge tone="plain">{replies.length}</Badge>}>
      <div {...focus}>
        <ul className="divide-y">
          {shown.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onWaive={() => waive(reply)} />
          ))}
        </ul>
        {replies.length > FIRST && (
          <div className="border-t px-2 py-1">
            <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show fewer' : `Show all ${replies.length}`}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function ReplyRow({ reply, onWaive }: { reply: Reply; onWaive: () => void }) {
  const { author, text, timeAgo, createdAt, url, subreddit, post } = reply;
  const title = postName(post);
  const by = `u/${author}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <span className="font-medium text-ink">{by}</span>
          <span className="whitespace-nowrap">
            {`r/${subreddit}`} ·{' '}
            <time dateTime={createdAt} title={dateTime(createdAt)}>
              {timeAgo}
            </time>
          </span>
        </p>
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        <p className="flex items-center gap-x-3 text-sm text-ink-2">
          <Link to="/posts/$id" params={{ id: post.id }} className="block min-w-0 truncate hover:underline">
            {title}
          </Link>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 min-w-6 shrink-0 items-center gap-1 hover:underline"
            aria-label={`Thread of ${by} (opens in a new tab)`}
          >
            <ExternalLink className="size-3.5" aria-hidden="true" />
          </a>
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        <a
          href={buildReplyHref({ subreddit, title, permalink: url })}
          className={buttonStyle()}
          aria-label={`Answer ${by}`}
        >
          <ReplyIcon aria-hidden="true" />
          Answer
        </a>
        <IconButton
          icon={Check}
          label={`No answer needed: ${by}`}
          title="No answer needed"
          onClick={onWaive}
        />
      </span>
    </li>
  );
}
