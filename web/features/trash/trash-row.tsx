import { Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { TrashedPost } from '#contract/trash.ts';
import { dateTime, localDate } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { previewOf } from '#web/features/posts/describe-post.ts';
import { PostStatusBadge } from '#web/features/posts/post-status.tsx';

type TrashRowProps = { post: TrashedPost; onRestore: () => void; onRemove: () => void };

/** What restoring a scheduled post would do. */
function planOf({ phase, scheduledAt }: TrashedPost): string | null {
  if (phase !== 'waiting' || scheduledAt === null) return null;
  return Date.parse(scheduledAt) > Date.now()
    ? `If restored, it goes out ${dateTime(scheduledAt)}.`
    : `Its time, ${dateTime(scheduledAt)}, has passed: if restored, it is a draft.`;
}

export function TrashRow({ post, onRestore, onRemove }: TrashRowProps) {
  const id = useId();
  const { title, excerpt, subreddit, status, deletedAt, goneAt } = post;
  const plan = planOf(post);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex items-center gap-2">
          <span id={id} className="truncate font-medium">
            {title || previewOf(excerpt)}
          </span>
          <PostStatusBadge status={status} />
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          <span className="whitespace-nowrap">
            r/{subreddit} · Deleted <time dateTime={deletedAt}>{localDate(deletedAt)}</time>
          </span>{' '}
          <span className="whitespace-nowrap">
            <span className="max-sm:hidden">· </span>
            Gone for good <time dateTime={goneAt}>{localDate(goneAt)}</time>
          </span>
        </p>
        {plan && <p className="text-sm text-ink-2">{plan}</p>}
      </div>
      <div className="flex gap-2">
        <Button icon={<Undo2 aria-hidden="true" />} aria-describedby={id} data-list-stop onClick={onRestore}>
          Restore
        </Button>
        <IconButton icon={Trash2} label="Delete for good" aria-describedby={id} onClick={onRemove} />
      </div>
    </li>
  );
}
