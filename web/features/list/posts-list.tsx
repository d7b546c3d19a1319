import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { findPosts } from './find-posts.ts';
import { NoPosts } from './no-posts.tsx';
import { PostDialogs } from '#web/features/publishing/post-dialogs.tsx';
import { PostsPager } from './posts-pager.tsx';
import type { PostsSearch } from './posts-search.ts';
import { PostsTable } from './posts-table.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { usePostWish } from '#web/features/publishing/use-post-wish.ts';

type PostsListProps = {
  posts: readonly Post[];
  search: PostsSearch;
  onSearch: (search: PostsSearch) => void;
};

export function PostsList({ posts, search, onSearch }: PostsListProps) {
  const { question, ask, wish, close } = usePostWish();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { matching, shown, page, pages, first } = findPosts(posts, search);
  const chosen = matching.filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());
  const focus = useFocusAfterRemoval(shown.length);
  useListKeys(focus.ref);

  const select = (ids: readonly string[], is: boolean) =>
    setSelected((before) => {
      const kept = [...before].filter((id) => !ids.includes(id));
      return new Set(is ? [...kept, ...ids] : kept);
    });

  return (
    <section aria-label="Your posts" className="flex min-h-80 min-w-0 flex-col rounded-lg border bg-surface">
      <PostsToolbar search={search} onChange={onSearch} />
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-accent-soft px-4 py-2">
          <p className="text-sm font-medium tabular-nums" role="status">
            {chosen.length} selected
          </p>
          <Button
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => ask({ kind: 'scheduleMany', posts: chosen })}
          >
            Schedule
          </Button>
          <Button
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => ask({ kind: 'delete', ids: chosen.map(({ id }) => id) })}
          >
            Delete
          </Button>
          <Button kind="quiet" onClick={clear}>
            Clear selection
          </Button>
        </div>
      )}
      {shown.length > 0 ? (
        <div {...focus} className="flex-1">
          <PostsTable posts={shown} selected={selected} onSelect={select} onWish={wish} onAsk={ask} />
        </div>
      ) : (
        <NoPosts search={search} hasPosts={posts.length > 0} onShowAll={() => onSearch({})} />
      )}
      {shown.length > 0 && (
        <PostsPager
          {...{ page, pages, first }}
          shown={shown.length}
          total={matching.length}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
      <PostDialogs question={question} onClose={close} onDelete={clear} onScheduled={clear} />
    </section>
  );
}
