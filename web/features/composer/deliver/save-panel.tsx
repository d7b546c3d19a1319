import { type ReactNode, type RefObject, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { PostStatusChoice } from '#contract/posts.ts';
import { type Composition, shownWords } from '#core/composer/work.ts';
import { isHollow } from '#core/drafts/is-hollow.ts';
import { FlairField } from '#web/features/posts/flair-field.tsx';
import { chosenInstant } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { LinkTool } from '../link-tool.ts';
import { SaveButtons } from './save-buttons.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useThreadFault } from './use-thread-fault.ts';

type Place = Pick<Composition, 'scheduledAt' | 'accountId' | 'flair' | 'url' | 'parentUrl'>;

type SavePanelProps = {
  composition: Composition;
  /** The id of a saved post that is being edited. */
  postId: string | null;
  /** The time field, for other buttons that move the time. */
  time: RefObject<HTMLInputElement | null>;
  /** The active accounts. */
  accounts: readonly Account[];
  onChange: (change: Partial<Place>) => void;
  linkTool: LinkTool | undefined;
  onSave: (status: PostStatusChoice) => void;
  /** What is being saved; `words` for the words alone. */
  pending: PostStatusChoice | 'words' | null;
  fields: Record<string, string>;
  problem: ReactNode;
  destination: ReactNode;
  destinationId: string;
  /** Shown without a problem. */
  notice: ReactNode;
};

/** Why the time is wrong. A half-typed date has no value yet: without the check the post would go out at once. */
function findTimeFault(
  { scheduledAt, plannedAt }: Composition,
  field: HTMLInputElement | null,
): string | undefined {
  if (scheduledAt !== '' && chosenInstant(scheduledAt, plannedAt).getTime() <= Date.now())
    return 'Choose a time in the future.';
  return field?.validity.badInput ? 'Complete the date and time, or clear it.' : undefined;
}

/** Chooses when, from which account and with which link a text is published, and saves it. */
export function SavePanel(props: SavePanelProps) {
  const { composition, postId, time, accounts, onChange, onSave, pending, fields } = props;
  const { type, scheduledAt, accountId, url, parentUrl } = composition;
  const threadError = useThreadFault(parentUrl, composition.subreddit);
  const [timeError, setTimeError] = useState<string>();
  const [asking, setAsking] = useState<PostStatusChoice | null>(null);

  function submit(status: PostStatusChoice) {
    if (pending) return;
    const fault = status === 'draft' ? undefined : findTimeFault(composition, time.current);
    setTimeError(fault);
    if (fault) {
      requestAnimationFrame(() => time.current?.focus());
      const description = 'Please select a date and time to schedule the post.';
      if (!scheduledAt) showToast({ title: 'Date Required', description, kind: 'destructive' });
      return;
    }
    const isEmpty = isHollow(type, shownWords(composition), composition.generated);
    if (status !== 'draft' && isEmpty) setAsking(status);
    else onSave(status);
  }

  return (
    <>
      <div className="grid items-start gap-4 border-t p-4 sm:grid-cols-2 sm:px-6">
        {type === 'link' && (
          <div className="grid gap-3 sm:col-span-2">
            <TextField
              label="Link to share"
              inputMode="url"
              value={url}
              error={fields['url']}
              onChange={(event) => onChange({ url: event.target.value })}
            />
            {props.linkTool?.({ address: url, postId, onChange: (address) => onChange({ url: address }) })}
          </div>
        )}
        {type === 'comment' && (
          <TextField
            label="Link of the thread"
            inputMode="url"
            value={parentUrl}
            error={fields['parentUrl'] ?? threadError}
            onChange={(event) => onChange({ parentUrl: event.target.value })}
          />
        )}
        <FlairField {...composition} value={composition.flair} onChange={(flair) => onChange({ flair })} />
        {accounts.length > 1 && (
          <SelectField
            label="Account"
            value={accountId}
            error={fields['redditAccountId']}
            options={accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
            onChange={(id) => onChange({ accountId: id })}
          />
        )}
        <ScheduleFields
          composition={composition}
          postId={postId}
          time={time}
          error={timeError ?? fields['scheduledAt']}
          onChange={(value) => {
            setTimeError(undefined);
            onChange({ scheduledAt: value });
          }}
        />
      </div>
      <div
        data-button-bar
        className="grid gap-3 rounded-b-lg border-t bg-surface p-4 tall:sticky tall:bottom-0 sm:px-6"
      >
        <ConfirmDialog
          open={asking !== null}
          onOpenChange={() => setAsking(null)}
          title="This text says little yet"
          description="It holds no sentence of your own. Readers and moderators may take it for spam."
          confirmLabel={asking === 'scheduled' ? 'Schedule anyway' : 'Publish anyway'}
          kind="primary"
          pending={false}
          onConfirm={() => {
            setAsking(null);
            if (asking) onSave(asking);
          }}
        />
        {props.problem ? <FormProblem>{props.problem}</FormProblem> : props.notice}
        <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="col-span-2 min-w-0 self-center sm:col-span-1">{props.destination}</div>
          <SaveButtons
            isScheduled={scheduledAt !== ''}
            isByHand={accounts.find(({ id }) => id === accountId)?.mode === 'assisted'}
            pending={pending}
            describedBy={props.destinationId}
            onSubmit={submit}
          />
        </div>
      </div>
    </>
  );
}
