import { type ReactNode, useState } from 'react';
import { EVENT_TYPES } from '#contract/alerts/alert-fields.ts';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import { type AlertRule, DELIVERY_TIMES, ruleForm } from '#contract/alerts/rules.ts';
import { stripCommunityPrefix } from '#contract/fields.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { findSchemaFaults, useSubmit } from '#web/lib/use-form.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { addChips } from '#web/ui/add-chips.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipField } from '#web/ui/chip-field.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { describeFixedFilters, EVENT_LABELS } from './alert-words.ts';
import { useAddRule, useChangeRule } from './alerts.queries.ts';
import { type RuleDraft, toDraft, toRule } from './rule-draft.ts';
import { RulePreview } from './rule-preview.tsx';

const SCORES = [0, 50, 60, 70, 80, 90];
/** A saved scan may have another least score. */
const listScores = (own = 0) =>
  [...new Set([...SCORES, own])]
    .toSorted((one, other) => one - other)
    .map((score) => [String(score), score === 0 ? 'Any score' : `${score} or more`] as const);
const TIMES = DELIVERY_TIMES.map((value) => ({
  value,
  label: { instant: 'At once', hourly: 'Hourly', daily: 'Daily' }[value],
}));

function toggle<T>(set: ReadonlySet<T>, item: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}

type Props = { rule: Partial<AlertRule>; channels: readonly AlertChannel[]; onClose: () => void };

export function RuleForm({ rule, channels, onClose }: Props) {
  const add = useAddRule();
  const change = useChangeRule();
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const [typed, setTyped] = useState('');
  const [draft, setDraft] = useState<RuleDraft>(() =>
    toDraft(
      rule,
      channels.map(({ id }) => id),
    ),
  );
  const set = (part: Partial<RuleDraft>) => setDraft((now) => ({ ...now, ...part }));
  const addTyped = () => {
    set({ subreddits: addChips(draft.subreddits, typed, stripCommunityPrefix) });
    setTyped('');
  };
  const wanted = toRule({
    ...draft,
    subreddits: addChips(draft.subreddits, typed, stripCommunityPrefix),
  });
  const settled = useDebounced(JSON.stringify(wanted), 300);
  const send = async () => {
    await (rule.id ? change.mutateAsync({ id: rule.id, ...wanted }) : add.mutateAsync(wanted));
    showToast({ title: 'Success', description: `${wanted.name} has been saved` });
    onClose();
  };
  const fixed = describeFixedFilters(rule);
  const isOfThreads = draft.events.has('opportunity.found');
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Rule"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(findSchemaFaults(ruleForm, wanted), send);
      }}
    >
      <TextField
        label="Name"
        value={draft.name}
        error={fields['name']}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Choices legend="When this happens" error={fields['events']}>
        {EVENT_TYPES.map((type) => (
          <CheckField
            key={type}
            label={EVENT_LABELS[type]}
            checked={draft.events.has(type)}
            onChange={(isIn) => set({ events: toggle(draft.events, type, isIn) })}
          />
        ))}
      </Choices>
      {isOfThreads && (
        <SelectField
          label="Score of a thread"
          value={draft.minScore}
          options={listScores(rule.minScore ?? 0)}
          onChange={(minScore) => set({ minScore })}
        />
      )}
      {fixed && <p className="text-sm text-ink-2">{fixed}</p>}
      {!rule.postId && (
        <ChipField
          label="Subreddits"
          chips={draft.subreddits}
          onChange={(subreddits) => set({ subreddits })}
          text={typed}
          onText={setTyped}
          onAdd={addTyped}
          placeholder="All subreddits"
          write={(name) => `r/${name}`}
          error={Object.entries(fields).find(([field]) => field.startsWith('subreddits'))?.[1]}
        />
      )}
      <Choices legend="Send it to" error={fields['channelIds']}>
        {channels.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={draft.channelIds.has(id)}
            onChange={(isIn) => set({ channelIds: toggle(draft.channelIds, id, isIn) })}
          />
        ))}
      </Choices>
      <RadioCards
        legend="When"
        value={draft.deliver}
        options={TIMES}
        onChange={(deliver) => set({ deliver })}
      />
      <QuietHours draft={draft} error={fields['quietHours']} onChange={set} />
      <RulePreview rule={settled} />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Saving...">
          Save rule
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps = { legend: string; error: string | undefined; children: ReactNode };

const Choices = ({ legend, error, children }: ChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-medium">{legend}</legend>
    <div className="grid gap-x-4 sm:grid-cols-2">{children}</div>
    {error && (
      <p role="alert" className="text-sm text-bad">
        {error}
      </p>
    )}
  </fieldset>
);

type QuietProps = {
  draft: RuleDraft;
  error: string | undefined;
  onChange: (part: Partial<RuleDraft>) => void;
};

const QuietHours = ({ draft, error, onChange }: QuietProps) => (
  <div className="grid gap-2">
    <SwitchField
      label="Quiet hours"
      text="Alerts wait until they end."
      checked={draft.isQuiet}
      onChange={(isQuiet) => onChange({ isQuiet })}
    />
    {draft.isQuiet && (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="time"
          label="From"
          value={draft.from}
          error={error}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="time"
          label="To"
          value={draft.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
    )}
  </div>
);
