import type { RuleForm } from '#contract/alerts/rules.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { usePreview } from './alerts.queries.ts';

/** Shows how often the rule would have matched lately. `rule` is JSON, so that equal rules share a request. */
export function RulePreview({ rule }: { rule: string }) {
  const { name: _name, channelIds: _channelIds, ...wanted } = JSON.parse(rule) as RuleForm;
  const { data } = usePreview(wanted.events.length > 0 ? wanted : null);
  return (
    <p role="status" className="min-h-5 text-sm text-ink-2">
      {data && `Would have matched ${formatCount(data.matches, 'event')} in the last 7 days.`}
    </p>
  );
}
