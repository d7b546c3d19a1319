import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { postName, threadHref } from '#web/features/posts/describe-post.ts';
import { NeedsYouMark, PostStatusBadge } from '#web/features/posts/post-status.tsx';
import { PostTrouble } from '#web/features/posts/post-trouble.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { type Confirmation, isLinkedByHand, useConfirmation } from '#web/features/posts/use-confirmation.ts';
import { ConfirmPostDialog } from '#web/features/publishing/publish-dialogs.tsx';

const nounOf = (type: Post['type']): string => (type === 'comment' ? 'comment' : 'post');

/** The post's state in words; null if its problem already says it. */
function stateOf(post: Post, confirmation: Confirmation | null): string | null {
  const { type, phase, problem, scheduledAt } = post;
  if (phase === 'draft' && scheduledAt)
    return `Planned for ${dateTime(scheduledAt)}. It stays a draft until you schedule it.`;
  if (phase === 'draft') return 'Saved as a draft.';
  if (isLinkedByHand(post) && !confirmation?.isChecked)
    return confirmation ? 'Link saved, not checked.' : 'Link saved.';
  if (phase === 'published') return `Your ${nounOf(type)} is live.`;
  if (problem) return null;
  if (phase === 'waiting' && scheduledAt) return `Goes out on ${dateTime(scheduledAt)}.`;
  return 'It is being sent at this moment.';
}

function SavedCard({ post, href }: { post: Post; href: string | undefined }) {
  const card = useRef<HTMLElement>(null);
  const state = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  // The focused button was removed together with the text.
  useEffect(() => card.current?.focus(), []);
  const outcome = stateOf(post, useConfirmation(post));
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Last saved"
      aria-describedby={outcome ? state : `${state}-why`}
      className="mb-4 animate-fade scroll-mt-32 rounded-lg border bg-surface p-4 outline-none"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {post.phase === 'needs_you' && post.composeUrl ? (
          <Badge tone="warn" dot>
            Waiting for you
          </Badge>
        ) : post.phase === 'needs_you' ? (
          <NeedsYouMark />
        ) : (
          <PostStatusBadge status={post.status} />
        )}
        <span className="text-ink-2">r/{post.subreddit}</span>
      </p>
      <h2 className="mt-2 line-clamp-2 text-base wrap-anywhere">{postName(post)}</h2>
      <div id={state} className="mt-1 text-sm text-ink-2">
        {outcome ?? (
          <PostTrouble post={post} textId={`${state}-why`} onConfirm={() => setIsConfirming(true)} />
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {href && (
          <a href={href} target="_blank" rel="noreferrer" className={buttonStyle({ kind: 'primary' })}>
            <ExternalLink />
            Open the {nounOf(post.type)}
          </a>
        )}
        {post.phase === 'draft' && (
          <Link to="/generator" search={{ edit: post.id }} className={buttonStyle()}>
            Edit
          </Link>
        )}
        <Link to="/posts" className={buttonStyle()}>
          See all posts
        </Link>
      </div>
      {isConfirming && <ConfirmPostDialog post={post} onClose={() => setIsConfirming(false)} />}
    </section>
  );
}

type SavedPostProps = { id: string; siteUrl: string | null | undefined };

/** The post that was just saved, with its status while it is sent. Permalinks are relative to the site. */
export function SavedPost({ id, siteUrl }: SavedPostProps) {
  const { data: post } = useQuery({ ...postsQuery, select: (posts) => posts.find((post) => post.id === id) });
  return post && <SavedCard key={id} post={post} href={threadHref(post, siteUrl)} />;
}
