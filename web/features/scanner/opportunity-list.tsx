import { Radar, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import type { Opportunity } from '#contract/scanner.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { OpportunityCard, type OpportunityActions } from './opportunity-card.tsx';
import type { Scan } from './use-scan.ts';
import { useTriageKeys } from './use-triage-keys.ts';

const NoneFound = ({ scan }: { scan: Scan }) => (
  <EmptyState
    icon={Radar}
    title="No Opportunities Found"
    text="Scan your communities for threads that deserve an answer, or lower the score that the list shows."
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Button
          kind="primary"
          disabled={scan.settings.subreddits.length === 0}
          pending={scan.isScanning}
          pendingLabel="Scanning..."
          onClick={scan.start}
        >
          Start Your First Scan
        </Button>
        <Button icon={<Sparkles aria-hidden="true" />} pending={scan.isAdding} onClick={scan.addSamples}>
          Generate Sample Data
        </Button>
      </span>
    }
  />
);

type ListProps = { opportunities: readonly Opportunity[]; actions: OpportunityActions; scan: Scan };

export function OpportunityList({ opportunities, actions, scan }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusAfterRemoval(opportunities.length);
  useListKeys(list);
  useTriageKeys(list, opportunities, actions);
  if (opportunities.length === 0) return <NoneFound scan={scan} />;
  return (
    <div {...focus}>
      <ul ref={list} aria-label="Opportunities" className="divide-y">
        {opportunities.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} actions={actions} />
        ))}
      </ul>
    </div>
  );
}
