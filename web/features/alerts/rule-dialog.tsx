import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useChannels } from './alerts.queries.ts';
import { RuleForm } from './rule-form.tsx';

type Props = {
  /** The values that the form starts with; with an id, saving changes that rule. */
  rule: Partial<AlertRule>;
  onClose: () => void;
};

export function RuleDialog({ rule, onClose }: Props) {
  const query = useChannels();
  const { data: channels } = query;
  return (
    <Dialog open onOpenChange={onClose} title={rule.id ? 'Edit rule' : 'Add a rule'}>
      {!channels && <Waiting query={query} rows={3} text="Loading channels..." />}
      {channels?.length === 0 && (
        <EmptyState
          icon={BellRing}
          title="No channels yet"
          text="Alerts need a channel to go to."
          action={
            <Link to="/alerts" onClick={onClose} className={buttonStyle({ kind: 'primary' })}>
              Open Alerts
            </Link>
          }
        />
      )}
      {channels && channels.length > 0 && <RuleForm rule={rule} channels={channels} onClose={onClose} />}
    </Dialog>
  );
}
