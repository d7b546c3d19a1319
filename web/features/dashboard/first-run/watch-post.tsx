import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { useAccounts, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';
import { postName, threadHref } from '#web/features/posts/describe-post.ts';
import { PostHistory } from '#web/features/posts/post-history.tsx';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LoadError } from '#web/ui/waiting.tsx';
import { practiceThreadQuery } from './practice.queries.ts';

type WatchPostProps = { post: Post; mode: PlatformMode };

/** Shows both sides of a post being sent: our steps, and its arrival on the site. */
export const WatchPost = ({ post, mode }: WatchPostProps) => (
  <Sides>
    <Side title="What Threadwell does">
      <PostHistory id={post.id} />
    </Side>
    <Side
      title={mode === 'sandbox' ? `r/${post.subreddit} in the sandbox` : `r/${post.subreddit}`}
      badge={mode === 'sandbox' && <ProvenanceBadge from="sandbox" />}
    >
      {mode === 'sandbox' ? <SandboxThread post={post} /> : <RealThread post={post} />}
    </Side>
  </Sides>
);

export const Sides = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-px overflow-hidden rounded-md border bg-line lg:grid-cols-2">{children}</div>
);

export const Side = ({
  title,
  badge,
  children,
}: {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) => (
  <div role="group" aria-label={title} className="min-w-0 bg-surface">
    <div className="flex items-center justify-between gap-3 border-b px-4 py-2">
      <p className="text-sm font-medium">{title}</p>
      {badge}
    </div>
    {children}
  </div>
);

const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
    <Spinner />
    {children}
  </p>
);

const NotThere = ({ post: { phase } }: { post: Post }) =>
  phase === 'removed' ? (
    <p className="text-sm text-ink-2">It was taken down there.</p>
  ) : (
    <Waiting>Nothing has arrived so far.</Waiting>
  );

function SandboxThread({ post }: { post: Post }) {
  const isOut = post.phase === 'published';
  const query = useQuery({ ...practiceThreadQuery(post.id), enabled: isOut });
  const { data: thread, error } = query;
  const { data: accounts = [] } = useAccounts();
  const isOwn = (author: string) =>
    accounts.some(({ username }) => username.toLowerCase() === author.toLowerCase());
  if (post.problem) return <Problem post={post} />;
  return (
    <div className="grid gap-3 p-4">
      {isOut ? <p className="font-medium wrap-anywhere">{postName(post)}</p> : <NotThere post={post} />}
      <ul aria-label="Answers" aria-live="polite" className="grid gap-3 empty:hidden">
        {thread?.answers.map(({ id, author, body }) => (
          <li key={id} className="animate-fade border-l-2 pl-3">
            <p className="text-sm text-ink-2">
              u/{author}, {isOwn(author) ? 'you' : 'an invented member'}
            </p>
            <Markdown text={body} />
          </li>
        ))}
      </ul>
      {isOut && !error && !thread?.answers.length && <Waiting>Waiting for the first answer...</Waiting>}
      {isOut && error && (
        <LoadError error={error} pending={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <ThreadLink post={post}>Open the thread in the sandbox</ThreadLink>
    </div>
  );
}

const RealThread = ({ post }: { post: Post }) =>
  post.problem ? (
    <Problem post={post} />
  ) : (
    <div className="grid gap-3 p-4">
      {post.phase === 'published' ? (
        <p className="text-sm text-ink-2">Answers show on this dashboard once somebody has written one.</p>
      ) : (
        <NotThere post={post} />
      )}
      <ThreadLink post={post}>Open the thread</ThreadLink>
    </div>
  );

const Problem = ({ post: { id, problem } }: { post: Post }) => (
  <div className="grid gap-2 p-4">
    <p>
      {problem?.message} {problem?.remedy}
    </p>
    <Link to="/posts/$id" params={{ id }} className="font-medium text-accent-ink underline">
      Open the post
    </Link>
  </div>
);

function ThreadLink({ post, children }: { post: Post; children: ReactNode }) {
  const { data: platform } = useCommunity();
  const href = threadHref(post, platform?.url);
  return (
    href && (
      <p>
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 text-sm font-medium text-accent-ink underline"
        >
          {children}
          <ExternalLink className="size-3.5" aria-hidden="true" />
          <span className="sr-only">(in a new tab)</span>
        </a>
      </p>
    )
  );
}
