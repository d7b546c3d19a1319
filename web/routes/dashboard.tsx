import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ConnectionCard } from '#web/features/accounts/connection-card.tsx';
import { Overview } from '#web/features/insights/overview.tsx';
import { PostsCard } from '#web/features/list/posts-card.tsx';
import { RecentActivity } from '#web/features/insights/recent-activity.tsx';
import { TopPosts } from '#web/features/insights/top-posts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useConnectionEnd } from './use-connection-end.ts';

export function Dashboard() {
  const navigate = useNavigate();
  const { data: accounts } = useAccounts();
  const connected = useConnectionEnd();
  return (
    <>
      <PageHeader title="Dashboard" text="Welcome back! Here's your Reddit marketing overview.">
        <Badge tone={accounts?.length ? 'green' : 'grey'} dot>
          {accounts?.length ?? '–'} Reddit account(s) connected
        </Badge>
        <Button
          kind="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => void navigate({ to: '/generator' })}
        >
          Create Post
        </Button>
      </PageHeader>
      <div className="grid gap-4">
        <Overview />
        <div className="grid gap-4 lg:grid-cols-2">
          <PostsCard title="Recent Activity">{(posts) => <RecentActivity posts={posts} />}</PostsCard>
          <PostsCard title="Top Performing Posts">{(posts) => <TopPosts posts={posts} />}</PostsCard>
        </div>
        <ConnectionCard connected={connected} />
      </div>
    </>
  );
}
