import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { postName } from '#web/features/posts/describe-post.ts';
import { localDate } from '#web/lib/date-time.ts';

type PostLineProps = { post: Post; at: string | null; happened?: string };

/** A post's name and community, with what happened and on which day. */
export const PostLine = ({ post, at, happened = '' }: PostLineProps) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
    <Link to="/posts/$id" params={{ id: post.id }} className="font-medium wrap-anywhere hover:underline">
      {postName(post)}
    </Link>
    <span className="text-sm text-ink-2">
      {`r/${post.subreddit}`}
      {at && `, ${happened}${localDate(at)}`}
    </span>
  </span>
);
