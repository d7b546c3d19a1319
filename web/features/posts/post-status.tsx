import type { Post } from '#contract/posts.ts';
import { PHASE_WORDS } from './describe-post.ts';
import type { Wish } from './outgoing.ts';
import { PostStatusBadge } from './post-status-badge.tsx';
import { StatusSelect } from './status-select.tsx';

type PostStatusProps = { post: Post; describedBy: string; onWish: (wish: Wish) => void };

/** The status, a choice where it can change; beside it what the status alone does not say. */
export const PostStatus = ({ post, describedBy, onWish }: PostStatusProps) => {
  const { status, phase } = post;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {status === 'draft' || status === 'scheduled' ? (
        <StatusSelect post={{ ...post, status }} describedBy={describedBy} onWish={onWish} />
      ) : (
        <PostStatusBadge status={status} />
      )}
      {PHASE_WORDS[phase] && (
        <span className={`text-xs font-medium ${phase === 'removed' ? 'text-bad' : 'text-warn'}`}>
          {PHASE_WORDS[phase]}
        </span>
      )}
    </span>
  );
};
