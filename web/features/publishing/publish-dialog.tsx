import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';

/** It really goes out, so it is asked first. It stays open until the outcome is known, or why there is none. */
export function PublishDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { setStatus } = usePostActions();
  const [refused, setRefused] = useState<unknown>();
  const [pending, setPending] = useState(false);

  async function publish() {
    setPending(true);
    setRefused(undefined);
    try {
      await setStatus({ id: post.id, status: 'published' });
      onClose();
    } catch (why) {
      setRefused(why);
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish this post now?"
      description={`“${nameOf(post)}” goes out to r/${post.subreddit} at once.`}
    >
      <div className="grid gap-4">
        <FormProblem>{textOfRefusal(refused)}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          {refused !== undefined && (
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
