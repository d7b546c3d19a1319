import { ChevronDown, Hand } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Post, PostStatus, PostStatusChoice } from '#contract/posts.ts';
import { isEditable } from '#core/posts/post-phase.ts';
import { Badge, TONES } from '#web/ui/badge.tsx';
import { postName, PHASE_LABELS, STATUS_LABELS } from './describe-post.ts';

export const PostStatusBadge = ({ status }: { status: PostStatus }) => (
  <Badge tone={STATUS_LABELS[status].tone} dot>
    {STATUS_LABELS[status].word}
  </Badge>
);

/** Marks a post that needs the user. It looks different from every state that needs no action. */
export const NeedsYouMark = () => (
  <span
    className={
      'inline-flex h-5 items-center gap-1 rounded-full bg-warn px-2 text-xs font-semibold ' +
      'whitespace-nowrap text-surface'
    }
  >
    <Hand className="size-3" aria-hidden="true" />
    {PHASE_LABELS.needs_you}
  </span>
);

const CHOICES: readonly PostStatusChoice[] = ['draft', 'scheduled', 'published'];

type PostStatusFieldProps = {
  post: Post;
  onChoose: (wanted: PostStatusChoice) => void;
};

/** A closed select changes its value on a letter or arrow key; a stray key must not change the status. */
function openOnly(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  if (altKey) return;
  const isArrow = key.startsWith('Arrow');
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
  if (!isArrow && !isLetter && !['Home', 'End', 'PageUp', 'PageDown'].includes(key)) return;
  event.preventDefault();
  if (isArrow) currentTarget.showPicker?.();
}

/** A select styled like the badge; disabled while the post is being sent. */
function StatusSelect({ post, onChoose }: PostStatusFieldProps) {
  const { soft, ink } = TONES[STATUS_LABELS[post.status].tone];
  const canChange = isEditable(post.phase);
  return (
    <span className="relative inline-flex">
      <select
        aria-label={`Status of ${postName(post)}`}
        value={post.status}
        disabled={!canChange}
        onKeyDown={openOnly}
        onChange={({ target }) => {
          const wanted = CHOICES.find((status) => status === target.value);
          if (wanted) onChoose(wanted);
        }}
        className={
          'h-6 cursor-pointer appearance-none rounded-full pr-6 pl-2.5 text-xs font-medium ' +
          'disabled:cursor-default disabled:pr-2.5 touch:h-11 touch:pr-8 touch:pl-4 touch:text-sm ' +
          `[&>option]:bg-surface [&>option]:text-ink ${soft} ${ink}`
        }
      >
        {CHOICES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status].word}
          </option>
        ))}
      </select>
      {canChange && (
        <ChevronDown
          aria-hidden="true"
          className={`pointer-events-none absolute top-1/2 right-2 size-3 -translate-y-1/2 touch:right-3 ${ink}`}
        />
      )}
    </span>
  );
}

/** The status, as a choice if it can change, and the phase if that says more. */
export function PostStatusField(props: PostStatusFieldProps) {
  const { status, phase } = props.post;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {status === 'draft' || status === 'scheduled' ? (
        <StatusSelect {...props} />
      ) : (
        <PostStatusBadge status={status} />
      )}
      {phase === 'needs_you' ? (
        <NeedsYouMark />
      ) : (
        PHASE_LABELS[phase] && (
          <span className={`text-xs font-medium ${phase === 'removed' ? 'text-bad' : 'text-warn'}`}>
            {PHASE_LABELS[phase]}
          </span>
        )
      )}
    </span>
  );
}
