import { Lightbulb } from 'lucide-react';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Opportunities = () => (
  <>
    <PageHeader title="AI-Powered Opportunities" />
    <EmptySection
      icon={Lightbulb}
      title="No trending discussions found"
      text="This is where discussions on the rise and communities that fit will be listed. It arrives with a later release."
    />
  </>
);
