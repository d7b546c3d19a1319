import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { confirmPost, type Post } from '#contract/posts.ts';
import { isOnReddit } from '#core/posts/is-on-platform.ts';
import { readThreadCommunity } from '#core/posts/read-thread-link.ts';
import { useCommunity, useSender } from '#web/features/accounts/accounts.queries.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { useConfirmPost } from '#web/features/posts/posts.queries.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { usePostPreflight } from '#web/features/preflight/preflight.queries.ts';
import { describeMissing } from '#web/features/schedule/blocked-posts.tsx';
import { omitRepeated } from '#web/features/preflight/omit-repeated.ts';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';
import { toRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm, useSubmit } from '#web/lib/use-form.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

/** Says where the post goes, and from which account. */
function describeSending(post: Post, sender: Account | undefined): string {
  const what = `“${postName(post)}”`;
  if (!sender) return `${what} is for r/${post.subreddit}.`;
  if (!sender.isActive) return `${what} waits until u/${sender.username} is connected again.`;
  return sender.mode === 'assisted'
    ? `${what} is prepared for r/${post.subreddit}, where you post it as u/${sender.username}.`
    : `${what} goes out to r/${post.subreddit} from u/${sender.username} at once.`;
}

/** Publishing can't be undone, so it is confirmed first. The dialog stays open until the outcome is known. */
export function PublishDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { setStatus } = usePostActions();
  const { attempt, pending, fields, problem } = useSubmit();
  const sender = useSender(post.redditAccountId);
  const [openedAt] = useState(() => new Date().toISOString());
  const check = usePostPreflight({ id: post.id, startAt: openedAt });
  const refused = problem ?? (Object.values(fields).join(' ') || describeMissing(post));
  const publish = () =>
    attempt({}, async () => {
      await setStatus(post, { status: 'published' });
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish this post now?"
      description={describeSending(post, sender)}
    >
      <div className="grid gap-4">
        <PreflightPanel community={post.subreddit} check={check} />
        <FormProblem>{omitRepeated(refused, check.data)}</FormProblem>
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

/** The community that a link names, if it isn't the post's. */
const elsewhereOf = (permalink: string, { subreddit }: Post): string | null => {
  const there = readThreadCommunity(permalink);
  return there?.toLowerCase() === subreddit.toLowerCase() ? null : there;
};

const leadsToReddit = (typed: string): boolean => URL.canParse(typed) && isOnReddit(typed);

/** Asks for the link of a post that was published by hand. */
export function ConfirmPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { data: platform } = useCommunity();
  const confirm = useConfirmPost();
  const [question, setQuestion] = useState<string | null>(null);
  const { form, field, problem, pending } = useForm(
    confirmPost.body,
    { permalink: '' },
    async ({ permalink }) => {
      const isElsewhere = elsewhereOf(permalink, post) !== null;
      try {
        await confirm.mutateAsync({ id: post.id, permalink, isElsewhere, isMeant: question !== null });
      } catch (error) {
        const asked = toRefusal(error).fields['isMeant'];
        if (asked === undefined) throw error;
        return setQuestion(asked);
      }
      showToast({ title: 'Success', description: 'Marked as published.' });
      onClose();
    },
  );
  const link = field('permalink');
  const elsewhere = elsewhereOf(link.value, post);
  const asks = [
    platform?.mode === 'sandbox' &&
      leadsToReddit(link.value) &&
      'This link leads to Reddit, and nothing of the sandbox is there.',
    elsewhere && `This link is in r/${elsewhere}, and the post was for r/${post.subreddit}.`,
    question,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Dialog open onOpenChange={onClose} title="Paste the link to your post" description={postName(post)}>
      <form {...form} className="grid gap-4">
        <TextField
          {...link}
          label="Link of the post"
          onKeyDown={(event) => {
            // Don't confirm with Enter: right after pasting, the user hasn't read the question yet.
            if (event.key !== 'Enter' || !asks) return;
            event.preventDefault();
            event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
          onChange={(event) => {
            setQuestion(null);
            link.onChange(event);
          }}
          inputMode="url"
          autoComplete="off"
          hint="Open your post on Reddit and copy its address."
        />
        <p role="status" className="text-sm text-warn empty:hidden">
          {asks && `${asks} Is that right?`}
        </p>
        <FormProblem>{problem}</FormProblem>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending}>
            {asks ? 'Yes, save the link' : 'Save the link'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
