import { useState } from 'react';
import type { TrashedPost } from '#contract/trash.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { previewOf } from '#web/features/posts/describe-post.ts';
import { TrashRow } from './trash-row.tsx';
import { useTrashActions } from './use-trash-actions.ts';

export function TrashList({ posts, total }: { posts: readonly TrashedPost[]; total: number }) {
  const { restore, remove } = useTrashActions();
  const [doomed, setDoomed] = useState<TrashedPost | null>(null);
  const focus = useFocusAfterRemoval(posts.length);
  useListKeys(focus.ref);

  return (
    <div {...focus}>
      <ul aria-label="Deleted posts">
        {posts.map((post) => (
          <TrashRow
            key={post.id}
            post={post}
            onRestore={() => restore(post)}
            onRemove={() => setDoomed(post)}
          />
        ))}
      </ul>
      {total > posts.length && (
        <p className="border-t px-4 py-2 text-sm text-ink-2 tabular-nums">
          These are the last {posts.length} of {total}.
        </p>
      )}
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(null)}
          title="Delete this post for good?"
          description={`“${doomed.title || previewOf(doomed.excerpt)}” and its history are removed. This cannot be undone. What went out stays on Reddit.`}
          confirmLabel="Delete for good"
          pending={false}
          onConfirm={() => {
            setDoomed(null);
            remove(doomed);
          }}
        />
      )}
    </div>
  );
}
