import { Activity } from 'lucide-react';
import type { Post, PostStatus } from '#contract/posts.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { PostLine } from '#web/features/posts/post-line.tsx';

const ROWS = 3;
const VERBS = {
  draft: 'Drafted',
  scheduled: 'Scheduled',
  published: 'Posted',
  failed: 'Failed',
} as const satisfies Record<PostStatus, string>;

/** The latest posts, each with what became of it. */
export const RecentActivity = ({ posts }: { posts: readonly Post[] }) =>
  posts.length === 0 ? (
    <EmptyState icon={Activity} title="No recent activity" />
  ) : (
    <ul className="divide-y">
      {posts.slice(0, ROWS).map((post) => (
        <PostLine key={post.id} id={post.id} end={dateTime(post.createdAt)}>
          {VERBS[post.status]} &quot;{nameOf(post)}&quot; in r/{post.subreddit}
        </PostLine>
      ))}
    </ul>
  );
