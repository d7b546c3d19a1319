import { Compass } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Discovery = () => (
  <>
    <PageHeader title="Subreddit Discovery" />
    <section className="grid min-h-80 rounded-lg border bg-surface">
      <EmptyState
        icon={Compass}
        level="h2"
        title="No subreddits found"
        text="This is where you will search communities by keyword and size. Searching arrives with a later release."
      />
    </section>
  </>
);
