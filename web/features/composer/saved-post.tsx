import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { threadHref } from '#web/features/posts/describe-post.ts';
import { PostStatusBadge } from '#web/features/posts/post-status.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

const stateOf = ({ phase, problem, scheduledAt, composeUrl }: Post): string => {
  if (phase === 'needs_you' && composeUrl)
    return 'It is ready: post it on Reddit, then paste its link under Posts.';
  if (problem) return `${problem.message} ${problem.remedy}`;
  if (phase === 'draft') return 'Kept for later.';
  if (phase === 'published') return 'It is out.';
  if (phase === 'waiting' && scheduledAt) return `Goes out on ${dateTime(scheduledAt)}.`;
  return 'It is being sent at this moment.';
};

type SavedPostProps = {
  id: string;
  /** The platform's site; permalinks are paths of it. */
  siteUrl: string | null | undefined;
};

const hrefOf = ({ composeUrl, permalink }: Post, siteUrl: SavedPostProps['siteUrl']) =>
  composeUrl ?? threadHref({ permalink }, siteUrl);

function SavedCard({ post, href }: { post: Post; href: string | undefined }) {
  const card = useRef<HTMLElement>(null);
  // The focused button has left the page together with the text.
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Last saved"
      className="mb-4 animate-fade scroll-mt-32 rounded-lg border bg-surface p-4 outline-none"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <PostStatusBadge status={post.status} />
        <span className="text-ink-2">r/{post.subreddit}</span>
      </p>
      <h2 className="mt-2 line-clamp-2 text-base wrap-anywhere">{post.title || post.content}</h2>
      <p className="mt-1 text-sm text-ink-2">{stateOf(post)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {href && (
          <a href={href} target="_blank" rel="noreferrer" className={buttonStyle({ kind: 'primary' })}>
            <ExternalLink aria-hidden="true" />
            {post.composeUrl ? 'Post it on Reddit' : 'Open the post'}
          </a>
        )}
        {post.phase === 'failed' && (
          <Link to="/generator" search={{ edit: post.id }} className={buttonStyle({ kind: 'primary' })}>
            Make a new one from it
          </Link>
        )}
        <Link to="/posts" className={buttonStyle()}>
          See all posts
        </Link>
      </div>
    </section>
  );
}

/** The post that was just saved; it follows the post's status while it is sent. */
export function SavedPost({ id, siteUrl }: SavedPostProps) {
  const { data: post } = useQuery({ ...postsQuery, select: (posts) => posts.find((post) => post.id === id) });
  return post && <SavedCard key={id} post={post} href={hrefOf(post, siteUrl)} />;
}
