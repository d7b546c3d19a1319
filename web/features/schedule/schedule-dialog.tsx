import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { chosenInstant, clockNote, ownTimeZone, toLocalMinute, toFutureMinute } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { useSender } from '#web/features/accounts/accounts.queries.ts';
import { nameAccount } from '#web/features/posts/name-account.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { usePostPreflight } from '#web/features/preflight/preflight.queries.ts';
import { omitRepeated } from '#web/features/preflight/omit-repeated.ts';
import { BestTimesHint } from './best-times.tsx';
import { describeMissing } from './blocked-posts.tsx';
import { hoursQuery } from './hours.queries.ts';
import { NextFreeTime, SlotHint } from './slot-hint.tsx';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';

type ScheduleDialogProps = {
  post: Post;
  /** The initial value of the time input; the post's own time by default. */
  start?: string;
  /** Links to the post's page, if the surrounding page doesn't. */
  linksToPost?: boolean;
  onClose: () => void;
};

const DATE_REQUIRED = 'Please select a date and time to schedule the post.';

function faultsOf(local: string, before: string | null): Record<string, string> {
  if (!local) return { scheduledAt: DATE_REQUIRED };
  const isPast = chosenInstant(local, before).getTime() <= Date.now();
  return isPast ? { scheduledAt: 'Choose a time in the future.' } : {};
}

export function ScheduleDialog({ post, start, linksToPost = false, onClose }: ScheduleDialogProps) {
  const { setStatus } = usePostActions();
  const [local, setLocal] = useState(start ?? toFutureMinute(post.scheduledAt));
  const [earliest] = useState(() => toLocalMinute(new Date()));
  const { data: hours } = useQuery(hoursQuery);
  const [wasSent, setWasSent] = useState(false);
  const { ref, fields, problem, pending, clear, attempt } = useSubmit();
  const { scheduledAt: timeError, ...others } = fields;
  const sender = useSender(post.redditAccountId);
  const lack = describeMissing(post);
  const isMoved = post.phase === 'waiting';
  const slotted = { accountId: post.redditAccountId, subreddit: post.subreddit, postIds: [post.id] };
  const startAt = local && chosenInstant(local, post.scheduledAt).toISOString();
  const check = usePostPreflight(startAt ? { id: post.id, startAt, timeZone: ownTimeZone() } : null);
  const choose = (value: string) => {
    clear();
    setLocal(value);
  };

  function submit() {
    if (!local) showToast({ title: 'Date Required', description: DATE_REQUIRED, kind: 'destructive' });
    return attempt(faultsOf(local, post.scheduledAt), async () => {
      const scheduledAt = chosenInstant(local, post.scheduledAt).toISOString();
      setWasSent(true);
      await setStatus(post, { status: 'scheduled', scheduledAt, timeZone: ownTimeZone() });
      onClose();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isMoved ? 'Reschedule Post' : 'Schedule Post'}
      description={[postName(post), `r/${post.subreddit}`, sender && nameAccount(sender.username)]
        .filter(Boolean)
        .join(' · ')}
    >
      <form
        ref={ref}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Date and time"
          type="datetime-local"
          min={earliest}
          hint={`${clockNote(local, post.scheduledAt)} Your time zone: ${ownTimeZone()}`.trim()}
          error={timeError}
          value={local}
          onChange={(event) => choose(event.target.value)}
        />
        <NextFreeTime local={local} slotted={slotted} onChoose={choose} />
        {local !== toFutureMinute(post.scheduledAt) && (
          <SlotHint local={local} slotted={slotted} onChoose={choose} />
        )}
        {post.type !== 'comment' && <BestTimesHint name={post.subreddit} />}
        {local && (
          <PreflightPanel
            community={post.subreddit}
            check={check}
            hours={hours}
            onMove={(nextAt) => {
              choose(toLocalMinute(new Date(nextAt)));
              // The pressed button is about to be removed.
              ref.current?.querySelector<HTMLElement>('[type="datetime-local"]')?.focus();
            }}
          />
        )}
        <FormProblem>
          {omitRepeated(problem ?? (Object.values(others).join(' ') || lack), check.data)}
        </FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          {linksToPost && (
            <Link
              to="/posts/$id"
              params={{ id: post.id }}
              className={`${buttonStyle({ kind: 'quiet' })} mr-auto`}
            >
              Open the post
            </Link>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {(wasSent || lack) && !pending && (
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
