import { ChevronDown } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import type { Wish } from './outgoing.ts';

const LOOK = {
  draft: 'bg-line/70 text-ink-2',
  scheduled: 'bg-warn-soft text-warn',
} as const;

type StatusSelectProps = {
  post: Post & { status: keyof typeof LOOK };
  describedBy: string;
  onWish: (wish: Wish) => void;
};

/** The status as a badge that can be changed. It waits while the post is being sent. */
export const StatusSelect = ({ post, describedBy, onWish }: StatusSelectProps) => (
  <span className="relative inline-flex">
    <select
      aria-label="Status"
      aria-describedby={describedBy}
      value={post.status}
      disabled={!isEditable(post.phase)}
      onChange={(event) => onWish(event.target.value as Wish)}
      className={`h-6 cursor-pointer appearance-none rounded-full pr-6 pl-2.5 text-xs font-medium disabled:cursor-default disabled:pr-2.5 touch:h-11 touch:pr-8 touch:pl-4 touch:text-sm [&>option]:bg-surface [&>option]:text-ink ${LOOK[post.status]}`}
    >
      <option value="draft">Draft</option>
      <option value="scheduled">Scheduled</option>
      <option value="published">Published</option>
    </select>
    {isEditable(post.phase) && (
      <ChevronDown
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 right-2 size-3 -translate-y-1/2 touch:right-3 ${post.status === 'draft' ? 'text-ink-2' : 'text-warn'}`}
      />
    )}
  </span>
);
