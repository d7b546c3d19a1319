import { ArrowBigUp, MessageSquare } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { writeNumber } from '#web/lib/write-number.ts';

type Seen = Pick<NonNullable<Post['analytics']>, 'upvotes' | 'comments'>;

/** Upvotes and comments, or dashes where nothing was measured. */
export const PostEngagement = ({ analytics }: { analytics: Seen | undefined }) => (
  <span className="flex gap-3 text-ink-2 tabular-nums">
    {(
      [
        [ArrowBigUp, 'upvotes', analytics?.upvotes],
        [MessageSquare, 'comments', analytics?.comments],
      ] as const
    ).map(([Icon, what, count]) => (
      <span key={what} className="flex items-center gap-1" title={what}>
        <Icon
          className={`size-4 ${what === 'upvotes' && count !== undefined ? 'text-vote' : 'text-ink-3'}`}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span aria-hidden={count === undefined}>{count === undefined ? '–' : writeNumber(count)}</span>
        <span className="sr-only">{count === undefined ? `${what} not measured` : what}</span>
      </span>
    ))}
  </span>
);
