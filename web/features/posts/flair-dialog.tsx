import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { usePostingAccessState } from '#web/features/communities/use-posting-access.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { postName } from './describe-post.ts';
import { FlairField } from './flair-field.tsx';
import { useChangePost } from './posts.queries.ts';
import { TheirsKeptError } from './revisions/send-change.ts';
import { usePostActions } from './use-post-actions.ts';

type FlairDialogProps = { post: Post; onClose: () => void };

/** Chooses the missing flair of a parked post, and sends the post. */
export function FlairDialog({ post, onClose }: FlairDialogProps) {
  const [flair, setFlair] = useState('');
  const { ref, fields, problem, pending, clear, attempt } = useSubmit();
  const change = useChangePost();
  const { sendAgain } = usePostActions();
  const { admission, isFetching, refetch } = usePostingAccessState(post.subreddit);
  const flairs = admission?.flairs ?? null;
  const canGoWithout = flairs?.length === 0 && admission?.flairRequired !== true;
  const hasField = flairs !== null && flairs.length > 0;

  const submit = () =>
    attempt(flair || canGoWithout ? {} : { flair: 'Choose a flair first.' }, async () => {
      try {
        await change.mutateAsync({ id: post.id, seen: post, flair: flair || null });
      } catch (error) {
        if (error instanceof TheirsKeptError) return onClose();
        throw error;
      }
      onClose();
      await sendAgain(post.id);
    });

  return (
    <Dialog open onOpenChange={onClose} title="Choose a flair" description={postName(post)}>
      <form
        ref={ref}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FlairField
          subreddit={post.subreddit}
          type={post.type}
          value={flair}
          error={fields['flair']}
          onChange={(value) => {
            clear();
            setFlair(value);
          }}
        />
        {!hasField && (
          <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {isFetching ? (
              'Reading the flairs...'
            ) : flairs ? (
              `r/${post.subreddit} offers no flairs.${canGoWithout ? ' Send it without one.' : ''}`
            ) : (
              <>
                The flairs of r/{post.subreddit} couldn’t be read.
                <Button onClick={() => void refetch()}>Try again</Button>
              </>
            )}
          </p>
        )}
        <FormProblem>{problem ?? (hasField ? undefined : fields['flair'])}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Sending...">
            Send it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
