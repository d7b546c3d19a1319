import { Activity } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { nameOf, STATUSES } from '#web/features/posts/describe-post.ts';
import { PostLine } from '#web/features/posts/post-line.tsx';

const ROWS = 3;

/** The latest posts and their status. */
export const RecentActivity = ({ posts }: { posts: readonly Post[] }) =>
  posts.length === 0 ? (
    <EmptyState icon={Activity} title="No recent activity" />
  ) : (
    <ul className="divide-y">
      {posts.slice(0, ROWS).map((post) => (
        <PostLine key={post.id} id={post.id} end={dateTime(post.createdAt)}>
          {STATUSES[post.status].verb} &quot;{nameOf(post)}&quot; in r/{post.subreddit}
        </PostLine>
      ))}
    </ul>
  );
