import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Post } from '#contract/posts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConfirmPostDialog } from './confirm-post-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from '#web/features/schedule/schedule-dialog.tsx';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';

/** What somebody is being asked about posts. */
export type Question =
  | { kind: 'schedule'; post: Post; start?: string; opensPost?: boolean }
  | { kind: 'scheduleMany'; posts: readonly Post[] }
  | { kind: 'publish'; post: Post }
  | { kind: 'confirm'; post: Post }
  | { kind: 'delete'; ids: readonly string[] };

type PostDialogsProps = {
  question: Question | null;
  onClose: () => void;
  /** The question was answered with yes; the posts are gone from the list. */
  onDelete?: () => void;
  /** Several posts have got their times. */
  onScheduled?: () => void;
};

const ScheduleManyDialog = lazyRouteComponent(
  () => import('#web/features/schedule/schedule-many-dialog.tsx'),
  'ScheduleManyDialog',
);

export function PostDialogs({ question, onClose, onDelete, onScheduled }: PostDialogsProps) {
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
  const which = ids.length > 1 ? `these ${ids.length} posts` : 'this post';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Are you sure you want to delete ${which}?`}
      description="You find it in the trash for 30 days. What went out stays on Reddit."
      confirmLabel="Delete"
      pending={false}
      onConfirm={() => {
        onClose();
        onDelete?.();
        void deletePosts(ids);
      }}
    />
  );
}
