import { CalendarClock, Save, Send } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Account } from '#contract/accounts.ts';
import { ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { chosenInstant, clockNote } from '#web/lib/local-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, lineStyle } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { NextFreeTime } from '#web/features/schedule/next-free-time.tsx';
import { SlotHint } from '#web/features/schedule/slot-hint.tsx';
import type { Outgoing, Wish } from '#web/features/posts/outgoing.ts';

type SavePanelProps = {
  outgoing: Outgoing;
  /** The saved post that this is, if it is one. */
  postId: string | null;
  /** Those that can post now. */
  accounts: readonly Account[];
  onChange: (change: Partial<Pick<Outgoing, 'scheduledAt' | 'accountId' | 'url' | 'parentUrl'>>) => void;
  onSave: (wish: Wish) => void;
  pending: Wish | null;
  fields: Record<string, string>;
  problem: ReactNode;
  /** What stands in the way already. */
  notice: ReactNode;
};

/** When, where and as whom a text goes out. */
export function SavePanel(props: SavePanelProps) {
  const { outgoing, postId, accounts, onChange, onSave, pending, fields, problem, notice } = props;
  const { type, scheduledAt, plannedAt, accountId, url, parentUrl } = outgoing;
  const time = useRef<HTMLInputElement>(null);
  const [earliest, setEarliest] = useState(() => toLocalMinute(new Date()));
  const [timeError, setTimeError] = useState<string>();

  function ask(wish: Wish) {
    if (pending) return;
    // A date that is typed by half has no value yet: without this look it would be published at once.
    const isHalf = time.current?.validity.badInput ?? false;
    const isPast = scheduledAt !== '' && chosenInstant(scheduledAt, plannedAt).getTime() <= Date.now();
    if (wish === 'draft' || !(isHalf || isPast)) return onSave(wish);
    setTimeError(isPast ? 'Choose a time in the future.' : 'Complete the date and time, or clear it.');
    time.current?.focus();
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

  const slotted = {
    accountId: accountId || null,
    subreddit: outgoing.subreddit,
    postIds: postId ? [postId] : [],
  };

  return (
    <>
      <div className="grid items-start gap-4 border-t p-4 sm:grid-cols-2 sm:px-6">
        {type === 'link' && (
          <TextField
            label="Link to share"
            inputMode="url"
            value={url}
            error={fields['url']}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
        {type === 'comment' && (
          <TextField
            label="Link of the thread"
            inputMode="url"
            value={parentUrl}
            error={fields['parentUrl']}
            onChange={(event) => onChange({ parentUrl: event.target.value })}
          />
        )}
        {accounts.length > 1 && (
          <SelectField
            label="Account"
            value={accountId}
            error={fields['redditAccountId']}
            options={accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
            onChange={(id) => onChange({ accountId: id })}
          />
        )}
        <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
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
            <NextFreeTime slotted={slotted} onChoose={schedule} />
            {scheduledAt && <SlotHint local={scheduledAt} slotted={slotted} onChoose={schedule} />}
          </div>
        </div>
      </div>
      <div className="grid gap-3 rounded-b-lg border-t bg-surface p-4 sticky bottom-0 sm:px-6">
        {problem ? <FormProblem>{problem}</FormProblem> : notice}
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button
            icon={<Save aria-hidden="true" />}
            pending={pending === 'draft'}
            disabled={pending !== null && pending !== 'draft'}
            onClick={() => ask('draft')}
          >
            Save Draft
          </Button>
          {scheduledAt ? (
            <Button
              kind="primary"
              icon={<CalendarClock aria-hidden="true" />}
              pending={pending === 'scheduled'}
              disabled={pending === 'draft'}
              pendingLabel="Scheduling..."
              onClick={() => ask('scheduled')}
            >
              Schedule Post
            </Button>
          ) : (
            <Button
              kind="primary"
              icon={<Send aria-hidden="true" />}
              pending={pending === 'published'}
              disabled={pending === 'draft'}
              pendingLabel="Publishing..."
              onClick={() => ask('published')}
            >
              Publish Now
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
