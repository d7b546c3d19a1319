import { CalendarClock, Save, Send } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { PostStatusChoice } from '#contract/posts.ts';
import type { WorkEvent } from '#core/composer/reduce-work.ts';
import { type Composition, shownWords } from '#core/composer/work.ts';
import { isHollow } from '#core/drafts/is-hollow.ts';
import { FlairField } from '#web/features/posts/flair-field.tsx';
import { NextFreeTime, SlotHint } from '#web/features/schedule/slot-hint.tsx';
import {
  chosenInstant,
  clockNote,
  dateTime,
  fromLocalMinute,
  ownTimeZone,
  toLocalMinute,
} from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, lineStyle } from '#web/ui/field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import type { TextProps } from '../use-desk.ts';
import { Destination } from './destination.tsx';
import { useThreadFault } from './use-thread-fault.ts';

export type SavePanelProps = TextProps & {
  onSave: (status: PostStatusChoice) => void;
  /** What went wrong, or what to know before saving. */
  notice: ReactNode;
};

/** Why the time is invalid. A half-typed date has an empty value; without this check the post would go out at once. */
function findTimeFault(
  { scheduledAt, plannedAt }: Composition,
  field: HTMLInputElement | null,
): string | undefined {
  if (scheduledAt !== '' && chosenInstant(scheduledAt, plannedAt).getTime() <= Date.now())
    return 'Choose a time in the future.';
  return field?.validity.badInput ? 'Complete the date and time, or clear it.' : undefined;
}

type ScheduleFieldsProps = TextProps & {
  error: string | undefined;
  onChange: (scheduledAt: string) => void;
};

/** When the text goes out. Hidden while editing, unless the time is invalid. */
function ScheduleFields({ desk, composition, error, onChange }: ScheduleFieldsProps) {
  const { scheduledAt, plannedAt, accountId, subreddit, editing } = composition;
  const [earliest, setEarliest] = useState(() => toLocalMinute(new Date()));
  const isHidden = editing !== null && !error;
  const slotted = { accountId: accountId || null, subreddit, postIds: desk.editId ? [desk.editId] : [] };
  return (
    <>
      {isHidden && (
        <p className="text-sm text-ink-2 sm:col-span-2">
          {scheduledAt && `Planned for ${dateTime(fromLocalMinute(scheduledAt).toISOString())}. `}
          To choose {scheduledAt ? 'another' : 'a'} time for it, save your changes first.
        </p>
      )}
      <div hidden={isHidden} className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
        <Field
          label="Schedule Post"
          aside={scheduledAt ? undefined : 'optional'}
          hint={scheduledAt && `${clockNote(scheduledAt, plannedAt)} Your time zone: ${ownTimeZone()}`.trim()}
          error={error}
        >
          {(field) => (
            <input
              {...field}
              ref={desk.time}
              type="datetime-local"
              min={earliest}
              onFocus={() => setEarliest(toLocalMinute(new Date()))}
              value={scheduledAt}
              onChange={(event) => onChange(event.target.value)}
              className={lineStyle}
            />
          )}
        </Field>
        <div className="grid gap-2 sm:pt-6.5">
          <NextFreeTime local={scheduledAt} slotted={slotted} onChoose={onChange} />
          {scheduledAt && <SlotHint local={scheduledAt} slotted={slotted} onChoose={onChange} />}
        </div>
      </div>
    </>
  );
}

/** The fields that are chosen rather than written. */
function PlaceFields({ desk, composition, timeError }: TextProps & { timeError: string | undefined }) {
  const { saving, linkTool, sender } = desk;
  const { type, accountId, url, parentUrl } = composition;
  const { fields } = saving;
  const threadError = useThreadFault(parentUrl, composition.subreddit);
  function choose(change: Extract<WorkEvent, { type: 'chosen' }>['change']) {
    desk.store.dispatch({ type: 'chosen', change });
    saving.correct(Object.keys(change));
  }
  function nameThread(link: string) {
    desk.store.dispatch({ type: 'threadNamed', link });
    saving.correct(['parentUrl']);
  }
  return (
    <div className="grid items-start gap-4 border-t p-4 sm:grid-cols-2 sm:px-6">
      {type === 'link' && (
        <div className="grid gap-3 sm:col-span-2">
          <TextField
            label="Link to share"
            inputMode="url"
            value={url}
            error={fields['url']}
            onChange={(event) => choose({ url: event.target.value })}
          />
          {linkTool?.({
            address: url,
            postId: desk.editId,
            onChange: (address) => choose({ url: address }),
          })}
        </div>
      )}
      {type === 'comment' && (
        <TextField
          label="Link of the thread"
          inputMode="url"
          value={parentUrl}
          error={fields['parentUrl'] ?? threadError}
          onChange={(event) => nameThread(event.target.value)}
        />
      )}
      <FlairField {...composition} value={composition.flair} onChange={(flair) => choose({ flair })} />
      {sender.accounts.length > 1 && (
        <SelectField
          label="Account"
          value={accountId}
          error={fields['redditAccountId']}
          options={sender.accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
          onChange={(id) => choose({ accountId: id })}
        />
      )}
      <ScheduleFields
        desk={desk}
        composition={composition}
        error={timeError ?? fields['scheduledAt']}
        onChange={(scheduledAt) => choose({ scheduledAt })}
      />
    </div>
  );
}

/** `children`: the checks, above the buttons. */
type Bar = SavePanelProps & { children: ReactNode };

/** Chooses when, from which account and with which link a text is published, and saves it. */
export function SavePanel({ desk, composition, onSave, notice, children }: Bar) {
  const { time, sender } = desk;
  const { pending } = desk.saving;
  const { type, scheduledAt } = composition;
  // The fault applies to the time of the last attempt only.
  const [tried, setTried] = useState<{ scheduledAt: string; fault: string | undefined }>();
  const [asking, setAsking] = useState<PostStatusChoice | null>(null);
  const destinationId = useId();
  const isByHand = sender.account?.mode === 'assisted';

  function submit(status: PostStatusChoice) {
    if (pending) return;
    const fault = status === 'draft' ? undefined : findTimeFault(composition, time.current);
    setTried({ scheduledAt, fault });
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
  const buttonOf = (status: PostStatusChoice) => ({
    pending: pending === status,
    disabled: pending !== null && pending !== status,
    onClick: () => submit(status),
    ...(status !== 'draft' && { kind: 'primary' as const, 'aria-describedby': destinationId }),
  });

  return (
    <>
      <PlaceFields
        desk={desk}
        composition={composition}
        timeError={tried?.scheduledAt === scheduledAt ? tried.fault : undefined}
      />
      <div
        data-button-bar
        className={
          'grid gap-3 rounded-b-lg border-t bg-surface p-4 tall:sticky tall:bottom-0 ' +
          'max-sm:has-[details[open]]:static sm:px-6'
        }
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
        {children}
        {notice}
        <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="col-span-2 min-w-0 self-center sm:col-span-1">
            <Destination desk={desk} composition={composition} id={destinationId} />
          </div>
          <Button icon={<Save />} {...buttonOf('draft')}>
            Save Draft
          </Button>
          {scheduledAt ? (
            <Button icon={<CalendarClock />} pendingLabel="Scheduling..." {...buttonOf('scheduled')}>
              Schedule Post
            </Button>
          ) : (
            <Button
              icon={<Send />}
              pendingLabel={isByHand ? 'Preparing...' : 'Publishing...'}
              {...buttonOf('published')}
            >
              {isByHand ? 'Prepare to post' : 'Publish Now'}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
