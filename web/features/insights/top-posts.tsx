import { Trophy } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { PostEngagement } from '#web/features/posts/post-engagement.tsx';
import { PostLine } from '#web/features/posts/post-line.tsx';

const ROWS = 3;

/** The published posts with the most upvotes, as far as they were measured. */
export function TopPosts({ posts }: { posts: readonly Post[] }) {
  const published = posts.filter(({ status }) => status === 'published');
  const counted = published
    .filter(({ analytics }) => analytics)
    .toSorted((one, other) => (other.analytics?.upvotes ?? 0) - (one.analytics?.upvotes ?? 0));
  if (published.length === 0) return <EmptyState icon={Trophy} title="No published posts yet" />;
  if (counted.length === 0)
    return (
      <EmptyState
        icon={Trophy}
        title="No figures yet"
        text="Nobody has counted upvotes of your posts so far."
      />
    );
  return (
    <ul className="divide-y">
      {counted.slice(0, ROWS).map((post) => (
        <PostLine key={post.id} id={post.id} end={<PostEngagement analytics={post.analytics} />}>
          {nameOf(post)} <span className="text-ink-2">r/{post.subreddit}</span>
        </PostLine>
      ))}
    </ul>
  );
}
