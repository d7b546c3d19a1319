import { ChartColumn } from 'lucide-react';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Analytics = () => (
  <>
    <PageHeader title="Analytics Dashboard" />
    <EmptySection icon={ChartColumn} title="No performance data yet" text="Publish posts to see analytics" />
  </>
);
