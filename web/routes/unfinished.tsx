import { ChartColumn, Radar } from 'lucide-react';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Scanner = () => (
  <>
    <PageHeader title="Opportunity Scanner" />
    <EmptySection
      icon={Radar}
      title="No Opportunities Found"
      text="This is where threads worth answering will be found and scored. Scanning arrives with a later release."
    />
  </>
);

export const Analytics = () => (
  <>
    <PageHeader title="Analytics Dashboard" />
    <EmptySection icon={ChartColumn} title="No performance data yet" text="Publish posts to see analytics" />
  </>
);
