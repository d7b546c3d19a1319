import { useId } from 'react';
import type { Post } from '#contract/posts.ts';
import { localDate } from '#web/lib/date-time.ts';
import { troubleOf, whenOf } from '#web/features/posts/describe-post.ts';
import type { Wish } from '#web/features/posts/outgoing.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostEngagement } from '#web/features/posts/post-engagement.tsx';
import { PostStatus } from '#web/features/posts/post-status.tsx';
import { PostTitle } from './post-title.tsx';
import { PostTrouble } from '#web/features/posts/post-trouble.tsx';

/** What a post in a list can be asked for, whether it is a row or a card. */
export type PostRowProps = {
  post: Post;
  isSelected: boolean;
  onSelect: (selected: boolean) => void;
  onWish: (wish: Wish) => void;
  onDelete: () => void;
  onConfirm: () => void;
};

/** What is seen of a post in a list: a row and a card only place it. */
export function usePostParts({ post, isSelected, onSelect, onWish, onDelete, onConfirm }: PostRowProps) {
  const id = useId();
  return {
    check: (
      <input
        type="checkbox"
        aria-label="Select"
        aria-describedby={id}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        className="block size-4 accent-accent touch:size-4.5"
      />
    ),
    title: <PostTitle post={post} id={id} />,
    community: `r/${post.subreddit}`,
    status: <PostStatus post={post} describedBy={id} onWish={onWish} />,
    engagement: <PostEngagement analytics={post.analytics} />,
    created: <time dateTime={post.createdAt}>{localDate(post.createdAt)}</time>,
    when: whenOf(post),
    buttons: <PostButtons id={post.id} describedBy={id} onDelete={onDelete} />,
    trouble: troubleOf(post) && <PostTrouble post={post} onConfirm={onConfirm} />,
  };
}
