import { Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TrashedPost } from '#contract/trash.ts';
import { previewText } from '#web/features/posts/describe-post.ts';
import { PostStatusBadge } from '#web/features/posts/post-status.tsx';
import { dateTime, localDate } from '#web/lib/date-time.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { useTrashActions } from './trash.queries.ts';

type TrashRowProps = { post: TrashedPost; onRestore: () => void; onRemove: () => void };

/** Says what restoring a scheduled post would do. */
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
            {title || previewText(excerpt)}
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

type TrashListProps = { posts: readonly TrashedPost[]; total: number };

export function TrashList({ posts, total }: TrashListProps) {
  const { restore, remove } = useTrashActions();
  const [toRemove, setToRemove] = useState<TrashedPost | null>(null);
  const focus = useFocusAfterRemoval(posts.length);
  useListKeys(focus.ref);

  if (total === 0)
    return (
      <EmptySection
        label="Deleted posts"
        icon={Trash2}
        title="The trash is empty"
        text="A post that you delete waits here for 30 days, in case you want it back."
      />
    );
  return (
    <section aria-label="Deleted posts" className="min-h-80 rounded-lg border bg-surface">
      <div {...focus}>
        <ul aria-label="Deleted posts">
          {posts.map((post) => (
            <TrashRow
              key={post.id}
              post={post}
              onRestore={() => void restore(post)}
              onRemove={() => setToRemove(post)}
            />
          ))}
        </ul>
        {total > posts.length && (
          <p className="border-t px-4 py-2 text-sm text-ink-2 tabular-nums">
            These are the last {posts.length} of {total}.
          </p>
        )}
        {toRemove && (
          <ConfirmDialog
            open
            onOpenChange={() => setToRemove(null)}
            title="Delete this post for good?"
            description={
              `“${toRemove.title || previewText(toRemove.excerpt)}” and its history are removed. This can’t be ` +
              'undone. What went out stays on Reddit.'
            }
            confirmLabel="Delete for good"
            pending={false}
            onConfirm={() => {
              setToRemove(null);
              void remove(toRemove);
            }}
          />
        )}
      </div>
    </section>
  );
}
