import { Link } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import type { Post } from '#contract/posts.ts';
import { ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { chosenInstant, clockNote, upcomingMinute } from '#web/lib/local-time.ts';
import { NO_REFUSAL, refusalOf, textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { NextFreeTime } from './next-free-time.tsx';
import { SlotHint } from './slot-hint.tsx';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';

type ScheduleDialogProps = {
  post: Post;
  /** What the field starts with, as the input has it; otherwise the post's own time. */
  start?: string;
  /** The dialog is all that is seen of the post, so it also leads there. */
  opensPost?: boolean;
  onClose: () => void;
};

function whyNot(local: string, before: string | null): string | undefined {
  if (!local) return 'Please select a date and time to schedule the post.';
  return chosenInstant(local, before).getTime() <= Date.now() ? 'Choose a time in the future.' : undefined;
}

export function ScheduleDialog({ post, start, opensPost = false, onClose }: ScheduleDialogProps) {
  const { setStatus } = usePostActions();
  const [local, setLocal] = useState(start ?? upcomingMinute(post.scheduledAt));
  const [earliest] = useState(() => toLocalMinute(new Date()));
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  const [pending, setPending] = useState(false);
  const { fields } = refused ? refusalOf(refused) : NO_REFUSAL;
  const isMoved = post.phase === 'waiting';
  const slotted = { accountId: post.redditAccountId, subreddit: post.subreddit, postIds: [post.id] };
  const choose = (value: string) => {
    setError(undefined);
    setLocal(value);
  };

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (pending) return;
    const fault = whyNot(local, post.scheduledAt);
    setError(fault);
    if (!local)
      showToast({
        title: 'Date Required',
        description: 'Please select a date and time to schedule the post.',
        kind: 'destructive',
      });
    if (fault) return;
    setPending(true);
    try {
      const scheduledAt = chosenInstant(local, post.scheduledAt).toISOString();
      await setStatus({ id: post.id, status: 'scheduled', scheduledAt, timeZone: ownTimeZone() });
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
      title={isMoved ? 'Reschedule Post' : 'Schedule Post'}
      description={nameOf(post)}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Date and time"
          type="datetime-local"
          min={earliest}
          hint={`${clockNote(local, post.scheduledAt)} Your time zone: ${ownTimeZone()}`.trim()}
          error={error ?? fields['scheduledAt']}
          value={local}
          onChange={(event) => choose(event.target.value)}
        />
        <NextFreeTime slotted={slotted} onChoose={choose} />
        {local !== upcomingMinute(post.scheduledAt) && (
          <SlotHint local={local} slotted={slotted} onChoose={choose} />
        )}
        <FormProblem>{!fields['scheduledAt'] && textOfRefusal(refused)}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          {opensPost && (
            <Link
              to="/posts/$id"
              params={{ id: post.id }}
              className={`${buttonStyle({ kind: 'quiet' })} mr-auto`}
            >
              Open the post
            </Link>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {refused !== undefined && (
            <Link to="/generator" search={{ edit: post.id }} className={buttonStyle()}>
              Edit the post
            </Link>
          )}
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Scheduling...">
            {isMoved ? 'Reschedule' : 'Schedule Post'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
