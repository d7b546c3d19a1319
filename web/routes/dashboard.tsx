import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ConnectionCard } from '#web/features/accounts/connection-card.tsx';
import { useConnectionEnd } from '#web/features/accounts/use-connection-end.ts';
import { FirstSteps } from '#web/features/dashboard/first-steps.tsx';
import { NeedsYou } from '#web/features/dashboard/needs-you.tsx';
import { NextUp } from '#web/features/dashboard/next-up.tsx';
import { useIsLoading } from '#web/features/dashboard/use-is-loading.ts';
import { metricsQuery } from '#web/features/insights/insights.queries.ts';
import { Overview } from '#web/features/insights/overview.tsx';
import { PostsCard, RecentActivity, TopPosts } from '#web/features/insights/post-cards.tsx';
import { CreatePostButton } from '#web/features/posts/create-post-button.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { repliesQuery } from '#web/features/replies/replies.queries.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WaitingSection } from '#web/ui/waiting.tsx';

/** Most workspaces have no unanswered replies, so the first load skips them. */
const UnansweredReplies = lazy(async () => ({
  default: (await import('#web/features/replies/unanswered-replies.tsx')).UnansweredReplies,
}));

export function Dashboard() {
  const { data: accounts } = useAccounts();
  const connected = useConnectionEnd();
  const posts = useQuery(postsQuery);
  usePrefetchQuery(metricsQuery);
  const isLoading = useIsLoading();
  return (
    <>
      <PageHeader title="Dashboard" text="Welcome back! Here's your Reddit marketing overview.">
        <Badge tone={accounts?.length ? 'ok' : 'plain'} dot>
          {accounts?.length ?? '–'} Reddit account(s) connected
        </Badge>
        <CreatePostButton />
      </PageHeader>
      {isLoading ? (
        <WaitingSection label="Dashboard" query={posts} rows={6} text="Loading dashboard..." />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Help />
          <div className="grid gap-4 lg:grid-cols-2">
            <PostsCard title="Recent Activity">{(all) => <RecentActivity posts={all} />}</PostsCard>
            <PostsCard title="Top Performing Posts">{(all) => <TopPosts posts={all} />}</PostsCard>
          </div>
          <ConnectionCard connected={connected} />
        </div>
      )}
    </>
  );
}

/** Shows the figures and next steps. What needs the user comes first. */
function Help() {
  const { data: replies = [] } = useQuery(repliesQuery);
  const isPhone = useMedia('(width < 40rem)');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <NeedsYou />
        {!isPhone && <NextUp />}
      </div>
      <FirstSteps />
      <Overview />
      {isPhone && <NextUp />}
      {replies.length > 0 && (
        <Suspense>
          <UnansweredReplies />
        </Suspense>
      )}
    </>
  );
}
