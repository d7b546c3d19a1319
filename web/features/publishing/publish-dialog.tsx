import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

/** Publishing cannot be undone, so it is confirmed first. The dialog stays open until the outcome is known. */
export function PublishDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { setStatus } = usePostActions();
  const { attempt, pending, fields, problem } = useSubmit();
  const refused = problem ?? (Object.values(fields).join(' ') || undefined);
  const publish = () =>
    attempt({}, async () => {
      await setStatus({ id: post.id, status: 'published' });
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish this post now?"
      description={`“${nameOf(post)}” goes out to r/${post.subreddit} at once.`}
    >
      <div className="grid gap-4">
        <FormProblem>{refused}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          {refused && (
            <Link to="/generator" search={{ edit: post.id }} className={buttonStyle()}>
              Edit the post
            </Link>
          )}
          <Button
            kind="primary"
            pending={pending}
            pendingLabel="Publishing..."
            onClick={() => void publish()}
          >
            Publish Now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
