import { Lightbulb } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Opportunities = () => (
  <>
    <PageHeader title="AI-Powered Opportunities" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={Lightbulb}
        level="h2"
        title="No trending discussions found"
        text="This is where discussions on the rise and communities that fit will be listed. It arrives with a later release."
      />
    </section>
  </>
);
