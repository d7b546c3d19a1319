import { Radar } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Scanner = () => (
  <>
    <PageHeader title="Opportunity Scanner" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={Radar}
        level="h2"
        title="No Opportunities Found"
        text="This is where threads worth answering will be found and scored. Scanning arrives with a later release."
      />
    </section>
  </>
);
