import { Pencil, Trash2 } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { describeRule } from './alert-words.ts';
import { useAddRule, useChangeRule, useRemoveRule } from './alerts.queries.ts';

type Props = {
  rules: readonly AlertRule[];
  channels: readonly AlertChannel[];
  onEdit: (rule: AlertRule) => void;
};

/** Lists each rule as a sentence. */
export function RuleList({ rules, channels, onEdit }: Props) {
  const removal = useRemoveRule();
  const restoring = useAddRule();
  const keptChannels = ({ channelIds }: Pick<AlertRule, 'channelIds'>) =>
    channelIds.filter((id) => names.has(id));
  const focus = useFocusAfterRemoval(rules.length);
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  /** Channels that were deleted since are left out. */
  const restore = ({ id: _id, createdAt: _createdAt, ...rule }: AlertRule) =>
    restoring.mutate(
      { ...rule, channelIds: keptChannels(rule) },
      { onError: (error) => showFailure('Failed to restore the rule', error) },
    );
  const remove = (rule: AlertRule) =>
    removal.mutate(rule.id, {
      onSuccess: () =>
        showToast({
          title: 'Success',
          description: `${rule.name} has been deleted`,
          ...(keptChannels(rule).length > 0 && { action: { label: 'Undo', run: () => restore(rule) } }),
        }),
      onError: (error) => showFailure('Failed to delete the rule', error),
    });
  return (
    <div {...focus}>
      <ul aria-label="Rules" className="divide-y">
        {rules.map((rule) => (
          <li key={rule.id} className="flex flex-wrap items-center gap-2 px-4 py-3">
            <RuleSwitch rule={rule} sentence={describeRule(rule, names)} />
            <IconButton icon={Pencil} label={`Edit ${rule.name}`} onClick={() => onEdit(rule)} />
            <IconButton icon={Trash2} label={`Delete ${rule.name}`} onClick={() => remove(rule)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pauses and resumes a rule. */
function RuleSwitch({
  rule: { id, name, isPaused = false },
  sentence,
}: {
  rule: AlertRule;
  sentence: string;
}) {
  const change = useChangeRule();
  const [isOn, show] = useOptimistic(!isPaused);
  const switchTo = (next: boolean) =>
    startTransition(async () => {
      show(next);
      try {
        await change.mutateAsync({ id, isPaused: !next });
      } catch (error) {
        showFailure(`Failed to ${next ? 'resume' : 'pause'} the rule`, error);
      }
    });
  return (
    <div className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
      <SwitchField label={name} text={sentence} checked={isOn} onChange={switchTo} />
    </div>
  );
}
