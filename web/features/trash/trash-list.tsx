import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrashedPost } from '#contract/trash.ts';
import { previewOf } from '#web/features/posts/describe-post.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { TrashRow } from './trash-row.tsx';
import { useTrashActions } from './use-trash-actions.ts';

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
            description={`“${toRemove.title || previewOf(toRemove.excerpt)}” and its history are removed. This cannot be undone. What went out stays on Reddit.`}
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
