import { Compass } from 'lucide-react';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Discovery = () => (
  <>
    <PageHeader title="Subreddit Discovery" />
    <EmptySection
      icon={Compass}
      title="No subreddits found"
      text="This is where you will search communities by keyword and size. Searching arrives with a later release."
    />
  </>
);
