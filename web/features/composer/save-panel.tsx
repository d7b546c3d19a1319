import { CalendarClock, Save, Send } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import type { PostStatusChoice } from '#contract/posts.ts';
import {
  chosenInstant,
  clockNote,
  dateTime,
  fromLocalMinute,
  ownTimeZone,
  toLocalMinute,
} from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { isHollow } from '#core/drafts/is-hollow.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, lineStyle } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { FlairField } from '#web/features/posts/flair-field.tsx';
import { NextFreeTime, SlotHint } from '#web/features/schedule/slot-hint.tsx';
import { type Composition, finished } from './composition.ts';
import type { LinkTool } from './link-tool.ts';
import { useThreadFault } from './destination/use-thread-fault.ts';

type SavePanelProps = {
  composition: Composition;
  /** Hides the time, as long as nothing is wrong with it. */
  isEditing: boolean;
  /** The id of a saved post that is being edited. */
  postId: string | null;
  /** The time field, for whoever else moves the time. */
  time: RefObject<HTMLInputElement | null>;
  /** The active accounts. */
  accounts: readonly Account[];
  onChange: (
    change: Partial<Pick<Composition, 'scheduledAt' | 'accountId' | 'flair' | 'url' | 'parentUrl'>>,
  ) => void;
  linkTool: LinkTool | undefined;
  onSave: (status: PostStatusChoice) => void;
  /** What is being saved as; the words alone where only they are. */
  pending: PostStatusChoice | 'words' | null;
  fields: Record<string, string>;
  problem: ReactNode;
  /** Says where it goes. */
  destination: ReactNode;
  destinationId: string;
  /** Shown unless there is a problem. */
  notice: ReactNode;
};

/** Chooses when, from which account and with which link a text is published, and saves it. */
export function SavePanel(props: SavePanelProps) {
  const {
    composition,
    isEditing,
    postId,
    time,
    accounts,
    onChange,
    onSave,
    pending,
    fields,
    problem,
    notice,
  } = props;
  const { type, scheduledAt, plannedAt, accountId, url, parentUrl } = composition;
  const threadError = useThreadFault(parentUrl, composition.subreddit);
  const [earliest, setEarliest] = useState(() => toLocalMinute(new Date()));
  const [timeError, setTimeError] = useState<string>();

  const isByHand = accounts.find(({ id }) => id === accountId)?.mode === 'assisted';

  const [asking, setAsking] = useState<PostStatusChoice | null>(null);
  function submit(status: PostStatusChoice) {
    if (pending) return;
    // A half-typed date has no value yet; without this check the post would be published at once.
    const isIncomplete = time.current?.validity.badInput ?? false;
    const isPast = scheduledAt !== '' && chosenInstant(scheduledAt, plannedAt).getTime() <= Date.now();
    if (status === 'draft') return onSave(status);
    if (!isIncomplete && !isPast) {
      const { words } = finished(composition);
      if (!isHollow(composition.type, words, composition.generated)) return onSave(status);
      return setAsking(status);
    }
    setTimeError(isPast ? 'Choose a time in the future.' : 'Complete the date and time, or clear it.');
    requestAnimationFrame(() => time.current?.focus());
    // The field says what is wrong with a date that was chosen.
    if (!isPast)
      showToast({
        title: 'Date Required',
        description: 'Please select a date and time to schedule the post.',
        kind: 'destructive',
      });
  }
  const schedule = (value: string) => {
    setTimeError(undefined);
    onChange({ scheduledAt: value });
  };

  const isTimeHidden = isEditing && !timeError && !fields['scheduledAt'];
  const slotted = {
    accountId: accountId || null,
    subreddit: composition.subreddit,
    postIds: postId ? [postId] : [],
  };

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
        {isTimeHidden && (
          <p className="text-sm text-ink-2 sm:col-span-2">
            {scheduledAt && `Planned for ${dateTime(fromLocalMinute(scheduledAt).toISOString())}. `}
            To choose {scheduledAt ? 'another' : 'a'} time for it, save your changes first.
          </p>
        )}
        <div hidden={isTimeHidden} className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
          <Field
            label="Schedule Post"
            aside={scheduledAt ? undefined : 'optional'}
            hint={`${clockNote(scheduledAt, plannedAt)} Your time zone: ${ownTimeZone()}`.trim()}
            error={timeError ?? fields['scheduledAt']}
          >
            {(field) => (
              <input
                {...field}
                ref={time}
                type="datetime-local"
                min={earliest}
                onFocus={() => setEarliest(toLocalMinute(new Date()))}
                value={scheduledAt}
                onChange={(event) => schedule(event.target.value)}
                className={lineStyle}
              />
            )}
          </Field>
          <div className="grid gap-2 sm:pt-6.5">
            <NextFreeTime local={scheduledAt} slotted={slotted} onChoose={schedule} />
            {scheduledAt && <SlotHint local={scheduledAt} slotted={slotted} onChoose={schedule} />}
          </div>
        </div>
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
        {problem ? <FormProblem>{problem}</FormProblem> : notice}
        <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="col-span-2 min-w-0 self-center sm:col-span-1">{props.destination}</div>
          <Button
            icon={<Save aria-hidden="true" />}
            pending={pending === 'draft'}
            disabled={pending !== null && pending !== 'draft'}
            onClick={() => submit('draft')}
          >
            Save Draft
          </Button>
          {scheduledAt ? (
            <Button
              kind="primary"
              icon={<CalendarClock aria-hidden="true" />}
              pending={pending === 'scheduled'}
              disabled={pending !== null && pending !== 'scheduled'}
              pendingLabel="Scheduling..."
              aria-describedby={props.destinationId}
              onClick={() => submit('scheduled')}
            >
              Schedule Post
            </Button>
          ) : (
            <Button
              kind="primary"
              icon={<Send aria-hidden="true" />}
              pending={pending === 'published'}
              disabled={pending !== null && pending !== 'published'}
              aria-describedby={props.destinationId}
              pendingLabel={isByHand ? 'Preparing...' : 'Publishing...'}
              onClick={() => submit('published')}
            >
              {isByHand ? 'Prepare to post' : 'Publish Now'}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
