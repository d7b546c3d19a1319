import { useRef } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { useHeldBackPosts } from '#web/features/preflight/use-held-back-posts.ts';
import type { PostQuestion } from '#web/features/publishing/post-dialogs.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { PostCard, PostTableRow } from './post-row.tsx';

type PostsTableProps = {
  posts: readonly Post[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onStatus: (post: Post, wanted: PostStatusChoice) => void;
  onAsk: (question: PostQuestion) => void;
};

const COLUMNS = ['Content', 'Subreddit', 'Status', 'Engagement', 'Date', 'Actions'];

/** Shows a table on wide screens, and a list of cards on narrow ones. */
export function PostsTable({ posts, selected, onSelect, onStatus, onAsk }: PostsTableProps) {
  const hasRoom = useMedia('(width >= 80rem)');
  const heldBack = useHeldBackPosts(posts);
  const shownIds = posts.map(({ id }) => id);
  const chosen = shownIds.filter((id) => selected.has(id)).length;
  const last = useRef<string | null>(null);
  /** With Shift, selects every row between this one and the last chosen one. */
  function choose(id: string, is: boolean, isRange: boolean) {
    const ends = [shownIds.indexOf(last.current ?? ''), shownIds.indexOf(id)].toSorted((a, b) => a - b);
    const [from = -1, to = -1] = ends;
    last.current = id;
    onSelect(isRange && from >= 0 ? shownIds.slice(from, to + 1) : [id], is);
  }
  const row = (post: Post) => ({
    post,
    isSelected: selected.has(post.id),
    isHeldBack: heldBack.has(post.id),
    onSelect: (is: boolean, isRange: boolean) => choose(post.id, is, isRange),
    onStatus: (wanted: PostStatusChoice) => onStatus(post, wanted),
    onDelete: () => onAsk({ kind: 'delete', ids: [post.id] }),
    onConfirm: () => onAsk({ kind: 'confirm', post }),
  });
  if (!hasRoom)
    return (
      <ul aria-label="Posts">
        {posts.map((post) => (
          <PostCard key={post.id} {...row(post)} />
        ))}
      </ul>
    );
  return (
    <table className="w-full border-collapse text-left text-base">
      <thead className="border-b text-sm text-ink-2">
        <tr className="h-10">
          <th scope="col" className="pl-4">
            <input
              type="checkbox"
              aria-label="Select all on this page"
              checked={chosen === posts.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < posts.length;
              }}
              onChange={(event) => onSelect(shownIds, event.target.checked)}
              className="block size-4 accent-accent"
            />
          </th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="px-3 font-medium last:pr-5 last:text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {posts.map((post) => (
        <PostTableRow key={post.id} {...row(post)} />
      ))}
    </table>
  );
}
