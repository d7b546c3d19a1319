import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ConnectionCard } from '#web/features/accounts/connection-card.tsx';
import { useConnectionEnd } from '#web/features/accounts/use-connection-end.ts';
import { Overview } from '#web/features/insights/overview.tsx';
import { PostsCard, RecentActivity, TopPosts } from '#web/features/insights/post-cards.tsx';
import { CreatePostButton } from '#web/features/posts/create-post-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function Dashboard() {
  const { data: accounts } = useAccounts();
  const connected = useConnectionEnd();
  return (
    <>
      <PageHeader title="Dashboard" text="Welcome back! Here's your Reddit marketing overview.">
        <Badge tone={accounts?.length ? 'ok' : 'plain'} dot>
          {accounts?.length ?? '–'} Reddit account(s) connected
        </Badge>
        <CreatePostButton />
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
