import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Activity, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { postName, statusVerb } from '#web/features/posts/describe-post.ts';
import { PostSuccess } from '#web/features/posts/post-engagement.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { describeFigureSources } from './describe-figure-sources.ts';

const ROWS = 3;

type PostsCardProps = { title: string; children: (posts: readonly Post[]) => ReactNode };

/** A card that renders the posts once they are loaded. */
export function PostsCard({ title, children }: PostsCardProps) {
  const query = useQuery(postsQuery);
  return (
    <Card title={title}>
      {query.data ? children(query.data) : <Waiting query={query} rows={3} text="Loading dashboard..." />}
    </Card>
  );
}

type PostLineProps = { id: string; children: ReactNode; end: ReactNode };

export const PostLine = ({ id, children, end }: PostLineProps) => (
  <li>
    <Link
      to="/posts/$id"
      params={{ id }}
      className="grid min-h-14 content-center gap-0.5 px-4 py-2 hover:bg-hover sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4"
    >
      <span className="line-clamp-2 min-w-0 break-words">{children}</span>
      <span className="text-sm text-ink-2 tabular-nums">{end}</span>
    </Link>
  </li>
);

const CreatedAt = ({ at }: { at: string }) => {
  const { dataUpdatedAt } = useQuery(postsQuery);
  return (
    <>
      Created{' '}
      <time dateTime={at} title={dateTime(at)}>
        {formatAgo(dataUpdatedAt - Date.parse(at))}
      </time>
    </>
  );
};

/** The latest posts with status and creation time, which isn't the time they were published. */
export const RecentActivity = ({ posts }: { posts: readonly Post[] }) =>
  posts.length === 0 ? (
    <EmptyState icon={Activity} title="No recent activity" />
  ) : (
    <ul className="divide-y">
      {posts.slice(0, ROWS).map((post) => (
        <PostLine key={post.id} id={post.id} end={<CreatedAt at={post.createdAt} />}>
          {statusVerb(post)} &quot;{postName(post)}&quot; in r/{post.subreddit}
        </PostLine>
      ))}
    </ul>
  );

/** The published posts with the most measured upvotes. */
export function TopPosts({ posts }: { posts: readonly Post[] }) {
  const published = posts.filter(({ status }) => status === 'published');
  const counted = published
    .flatMap((post) => (post.analytics ? [{ post, analytics: post.analytics }] : []))
    .toSorted((one, other) => other.analytics.upvotes - one.analytics.upvotes);
  if (published.length === 0) return <EmptyState icon={Trophy} title="No published posts yet" />;
  if (counted.length === 0)
    return <EmptyState icon={Trophy} title="No figures yet" text="No upvotes counted yet." />;
  return (
    <ul className="divide-y">
      {counted.slice(0, ROWS).map(({ post, analytics }) => (
        <PostLine
          key={post.id}
          id={post.id}
          end={
            <span title={describeFigureSources([analytics])}>
              <PostSuccess analytics={analytics} />
            </span>
          }
        >
          {postName(post)} <span className="text-ink-2">{`r/${post.subreddit}`}</span>
        </PostLine>
      ))}
    </ul>
  );
}
