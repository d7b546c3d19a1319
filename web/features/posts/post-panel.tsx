import { Link } from '@tanstack/react-router';
import { CalendarClock, Link2, Pencil, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isEditable } from '#core/posts/post-phase.ts';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { usePostPreflight } from '#web/features/preflight/preflight.queries.ts';
import { PostFacts } from './post-facts.tsx';
import { PostStatusField } from './post-status.tsx';
import { PostTrouble } from './post-trouble.tsx';
import { isLinkedByHand } from './use-confirmation.ts';

type PostPanelProps = {
  post: Post;
  username: string | null;
  siteUrl: string | null | undefined;
  engagement?: ReactNode;
  onStatus: (wanted: PostStatusChoice) => void;
  onConfirm: () => void;
  onDelete: () => void;
};

export function PostPanel({
  post,
  username,
  siteUrl,
  engagement,
  onStatus,
  onConfirm,
  onDelete,
}: PostPanelProps) {
  const canChange = isEditable(post.phase);
  const isChecked = post.phase === 'waiting' || post.phase === 'needs_you';
  const check = usePostPreflight(isChecked ? { id: post.id, startAt: post.scheduledAt ?? undefined } : null);
  const isBeingSent = post.phase === 'publishing' || post.phase === 'checking';
  return (
    <section
      aria-label="Where it stands"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border bg-surface p-4"
    >
      <PostStatusField post={post} onChoose={onStatus} />
      <PostTrouble post={post} preflight={check.data} onConfirm={onConfirm} />
      {isChecked && <PreflightPanel community={post.subreddit} check={check} />}
      <PostFacts post={post} username={username} siteUrl={siteUrl} engagement={engagement} />
      {!isBeingSent && (
        <div className="flex flex-wrap gap-2 border-t pt-4">
          {canChange && (
            <>
              {post.phase !== 'needs_you' && (
                <Button
                  kind="primary"
                  icon={<Send aria-hidden="true" />}
                  onClick={() => onStatus('published')}
                >
                  Publish Now
                </Button>
              )}
              <Button icon={<CalendarClock aria-hidden="true" />} onClick={() => onStatus('scheduled')}>
                {post.phase === 'waiting' ? 'Reschedule' : 'Schedule'}
              </Button>
              <Link to="/generator" search={{ edit: post.id }} className={buttonStyle()}>
                <Pencil aria-hidden="true" />
                Edit
              </Link>
            </>
          )}
          {isLinkedByHand(post) && (
            <Button kind="quiet" icon={<Link2 aria-hidden="true" />} onClick={onConfirm}>
              Correct the link
            </Button>
          )}
          <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </section>
  );
}
