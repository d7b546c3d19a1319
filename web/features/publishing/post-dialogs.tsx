import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { postName, previewText } from '#web/features/posts/describe-post.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { RevisionDialog } from '#web/features/posts/revisions/revision-dialog.tsx';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';
import { ScheduleDialog } from '#web/features/schedule/schedule-dialog.tsx';
import { hasServerReason } from '#web/lib/refusal.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConfirmPostDialog, PublishDialog } from './publish-dialogs.tsx';

/** The open dialog and its posts. */
export type PostQuestion =
  | { kind: 'schedule'; post: Post; start?: string; linksToPost?: boolean }
  | { kind: 'scheduleMany'; posts: readonly Post[] }
  | { kind: 'publish'; post: Post }
  | { kind: 'confirm'; post: Post }
  | { kind: 'delete'; ids: readonly string[] };

/** Scheduling and publishing ask first; returning to draft happens at once. */
export function usePostQuestion() {
  const { setStatus } = usePostActions();
  const [question, ask] = useState<PostQuestion | null>(null);
  function chooseStatus(post: Post, wanted: PostStatusChoice) {
    if (wanted === 'scheduled') ask({ kind: 'schedule', post });
    else if (wanted === 'published') ask({ kind: 'publish', post });
    else void setStatus(post, { status: 'draft' }).catch(showReason);
  }
  return { question, ask, chooseStatus, close: () => ask(null) };
}

/** A menu has no space to show a reason. */
const showReason = (error: unknown) =>
  hasServerReason(error) && showFailure('Failed to update post status', error);

type PostDialogsProps = {
  question: PostQuestion | null;
  onClose: () => void;
  /** Called after the user confirmed the deletion and the posts have left the list. */
  onDelete?: () => void;
  onScheduled?: () => void;
};

const ScheduleManyDialog = lazyRouteComponent(
  () => import('#web/features/schedule/schedule-many-dialog.tsx'),
  'ScheduleManyDialog',
);

/** The dialogs of a page that lists posts. Any of their changes may conflict with a change made elsewhere. */
export const PostDialogs = (props: PostDialogsProps) => (
  <>
    <AskedDialog {...props} />
    <RevisionDialog />
  </>
);

function AskedDialog({ question, onClose, onDelete, onScheduled }: PostDialogsProps) {
  const { deletePosts } = usePostActions();
  if (!question) return null;
  if (question.kind === 'schedule') return <ScheduleDialog {...question} onClose={onClose} />;
  if (question.kind === 'scheduleMany')
    return (
      <Suspense>
        <ScheduleManyDialog posts={question.posts} onClose={onClose} onScheduled={() => onScheduled?.()} />
      </Suspense>
    );
  if (question.kind === 'publish') return <PublishDialog post={question.post} onClose={onClose} />;
  if (question.kind === 'confirm') return <ConfirmPostDialog post={question.post} onClose={onClose} />;
  const { ids } = question;
  return (
    <DeleteDialog
      ids={ids}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onDelete?.();
        void deletePosts(ids);
      }}
    />
  );
}

const quoted = (name: string): string => (/[.!?…]$/.test(name) ? `“${name}”` : `“${name}”.`);

type DeleteDialogProps = { ids: readonly string[]; onClose: () => void; onConfirm: () => void };

function DeleteDialog({ ids, onClose, onConfirm }: DeleteDialogProps) {
  const { data: posts = [] } = useQuery(postsQuery);
  const chosen = posts.filter(({ id }) => ids.includes(id));
  const only = ids.length === 1 ? chosen[0] : undefined;
  const which = ids.length > 1 ? `these ${ids.length} posts` : 'this post';
  const restored = `You can restore ${ids.length > 1 ? 'them' : 'it'} from the trash for 30 days.`;
  const notes = [
    only && quoted(previewText(postName(only))),
    chosen.some(({ phase }) => phase === 'waiting') && 'What is scheduled no longer goes out.',
    restored,
    chosen.some(({ status }) => status === 'published') && 'Published posts stay on Reddit.',
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Are you sure you want to delete ${which}?`}
      description={notes.filter(Boolean).join(' ')}
      confirmLabel="Delete"
      pending={false}
      onConfirm={onConfirm}
    />
  );
}
