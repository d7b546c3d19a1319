import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import {
  postName,
  previewText,
  describeTrouble,
  TYPE_NAMES,
  describeRelevantTime,
} from '#web/features/posts/describe-post.ts';
import { PostEngagement } from '#web/features/posts/post-engagement.tsx';
import { PostStatusField } from '#web/features/posts/post-status.tsx';
import { PostTrouble } from '#web/features/posts/post-trouble.tsx';
import { localDate } from '#web/lib/date-time.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';

type PostRowProps = {
  post: Post;
  isSelected: boolean;
  /** True if a rule would block the post when it is due. */
  isHeldBack: boolean;
  /** `isRange`: also select everything since the last chosen row. */
  onSelect: (selected: boolean, isRange: boolean) => void;
  onStatus: (wanted: PostStatusChoice) => void;
  onDelete: () => void;
  onConfirm: () => void;
};
/** The id of the post's title, which labels the controls of its row. */
type PartProps = PostRowProps & { titleId: string };

function Selection(props: PartProps & { hasLargeTarget?: boolean }) {
  const { post, isSelected, onSelect, hasLargeTarget = false } = props;
  const box = (
    <input
      type="checkbox"
      aria-label={`Select ${postName(post)}`}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className="block size-4 accent-accent touch:size-4.5"
    />
  );
  if (!hasLargeTarget) return box;
  return <label className="-m-3 grid size-11 shrink-0 place-items-center">{box}</label>;
}

/** Marks a practice post among real posts, or a real one among practice posts. */
function OtherSite() {
  const { data: platform } = useCommunity();
  return platform && <ProvenanceBadge from={platform.mode === 'sandbox' ? 'api' : 'sandbox'} />;
}

/** Links to the post's page. A comment has no title, so its text is the link. */
const Title = ({ post, titleId }: PartProps) => (
  <span className="grid min-w-0">
    <Link
      to="/posts/$id"
      params={{ id: post.id }}
      id={titleId}
      data-list-stop
      data-post={post.id}
      className="truncate rounded-[4px] font-medium hover:underline"
    >
      {post.title || previewText(post.content)}
    </Link>
    <span className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
      {post.isElsewhere && <OtherSite />}
      <span className="truncate">{post.title ? previewText(post.content) : TYPE_NAMES[post.type]}</span>
    </span>
  </span>
);

/** The most relevant day of a post, with what happens then. */
function When({ post, isHeldBack }: PartProps) {
  const { at, what } = describeRelevantTime(post, isHeldBack);
  return (
    <>
      <time dateTime={at} className={at === post.createdAt ? '' : 'font-medium'}>
        {localDate(at)}
      </time>
      <span className="block text-xs text-ink-2">
        {what}
        {isHeldBack && <span className="font-medium text-bad"> · Held back</span>}
      </span>
    </>
  );
}

function Actions({ post, onDelete }: PartProps) {
  const navigate = useNavigate();
  return (
    <span className="flex justify-end">
      <IconButton
        icon={Pencil}
        label={`Edit ${postName(post)}`}
        title="Edit"
        onClick={() => void navigate({ to: '/generator', search: { edit: post.id } })}
      />
      <IconButton icon={Trash2} label={`Delete ${postName(post)}`} title="Delete" onClick={onDelete} />
    </span>
  );
}

export function PostTableRow(props: PostRowProps) {
  const { post, isSelected, onStatus, onConfirm } = props;
  const titleId = useId();
  const part = { ...props, titleId };
  return (
    <tbody className={`border-b last:border-b-0 ${isSelected ? 'bg-accent-soft/60' : 'hover:bg-sunken/70'}`}>
      <tr className="h-13 [&>td]:py-2">
        <td className="w-9 pl-4">
          <Selection {...part} />
        </td>
        <td className="max-w-0 px-3">
          <Title {...part} />
        </td>
        <td className="w-32 max-w-32 truncate px-3 text-ink-2">r/{post.subreddit}</td>
        <td className="w-36 px-3">
          <PostStatusField post={post} onChoose={onStatus} />
        </td>
        <td className="w-28 px-3">
          <PostEngagement analytics={post.analytics} />
        </td>
        <td className="w-50 px-3 whitespace-nowrap tabular-nums">
          <When {...part} />
        </td>
        <td className="w-20 pr-3">
          <Actions {...part} />
        </td>
      </tr>
      {describeTrouble(post) && (
        <tr>
          <td colSpan={7} className="pr-4 pb-3 pl-12">
            <PostTrouble post={post} onConfirm={onConfirm} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The row as a card, for narrow screens. */
export function PostCard(props: PostRowProps) {
  const { post, isSelected, onStatus, onConfirm } = props;
  const titleId = useId();
  const part = { ...props, titleId };
  return (
    <li
      className={
        'grid grid-cols-[minmax(0,1fr)] gap-2 border-b px-4 py-3 last:border-b-0 ' +
        (isSelected ? 'bg-accent-soft/60' : '')
      }
    >
      <div className="flex items-start gap-3">
        <Selection {...part} hasLargeTarget />
        <div className="min-w-0 flex-1">
          <Title {...part} />
          <p className="mt-0.5 text-sm text-ink-2 tabular-nums">
            r/{post.subreddit} ·{' '}
            <span className="whitespace-nowrap">
              <When {...part} />
            </span>
          </p>
        </div>
      </div>
      {describeTrouble(post) && (
        <div className="sm:pl-8">
          <PostTrouble post={post} onConfirm={onConfirm} />
        </div>
      )}
      <div className="flex items-center gap-3 sm:pl-8">
        <PostStatusField post={post} onChoose={onStatus} />
        <PostEngagement analytics={post.analytics} />
        <span className="ml-auto">
          <Actions {...part} />
        </span>
      </div>
    </li>
  );
}
