import { ChartColumn } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Analytics = () => (
  <>
    <PageHeader title="Analytics Dashboard" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={ChartColumn}
        level="h2"
        title="No performance data yet"
        text="Publish posts to see analytics"
      />
    </section>
  </>
);
