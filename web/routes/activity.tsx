import { ActivityFeed } from '#web/features/activity/activity-feed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const ActivityPage = () => (
  <>
    <PageHeader title="Activity" text="What happened to your posts, including while you were away." />
    <ActivityFeed />
  </>
);
