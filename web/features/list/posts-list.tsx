import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, FileText, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BULK_MAX, type Post } from '#contract/posts.ts';
import { PostDialogs, usePostQuestion } from '#web/features/publishing/post-dialogs.tsx';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { findPosts, type FoundPosts } from './find-posts.ts';
import { HeldPosts } from './held-posts.tsx';
import type { PostsSearch } from './posts-search.ts';
import { PostsTable } from './posts-table.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';

type PostsListProps = {
  posts: readonly Post[];
  search: PostsSearch;
  onSearch: (search: PostsSearch) => void;
};

export function PostsList({ posts, search, onSearch }: PostsListProps) {
  const { question, ask, chooseStatus, close } = usePostQuestion();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = findPosts(posts, search);
  const { matching, shown } = found;
  const chosen = matching.filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());
  const focus = useFocusAfterRemoval(shown.map(({ id }) => id));
  useListKeys(focus.ref);

  const select = (ids: readonly string[], is: boolean) =>
    setSelected((before) => {
      const kept = [...before].filter((id) => !ids.includes(id));
      return new Set(is ? [...kept, ...ids] : kept);
    });

  return (
    <section aria-label="Your posts" className="flex min-h-80 min-w-0 flex-col rounded-lg border bg-surface">
      <PostsToolbar search={search} onChange={onSearch} />
      <HeldPosts posts={posts} />
      {chosen.length > 0 && (
        <div
          data-button-bar
          className="sticky top-14 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-accent-soft px-4 py-2 lg:top-0"
        >
          <p className="text-sm font-medium tabular-nums" role="status">
            {chosen.length} selected
          </p>
          <Button
            icon={<CalendarClock aria-hidden="true" />}
            disabled={chosen.length > BULK_MAX}
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
          {chosen.length < matching.length && (
            <Button
              kind="quiet"
              onClick={() =>
                select(
                  matching.map(({ id }) => id),
                  true,
                )
              }
            >
              Select all {matching.length}
            </Button>
          )}
          <Button kind="quiet" onClick={clear}>
            Clear selection
          </Button>
          {chosen.length > BULK_MAX && (
            <p className="text-sm text-ink-2">{BULK_MAX} posts at most can be scheduled at once.</p>
          )}
        </div>
      )}
      {shown.length > 0 ? (
        <>
          <div {...focus} data-moves-focus className="flex-1">
            <PostsTable
              posts={shown}
              selected={selected}
              onSelect={select}
              onStatus={chooseStatus}
              onAsk={ask}
            />
          </div>
          <Pager found={found} onPage={(page) => onSearch({ ...search, page })} />
        </>
      ) : (
        <NoPosts search={search} hasPosts={posts.length > 0} onShowAll={() => onSearch({})} />
      )}
      <PostDialogs question={question} onClose={close} onDelete={clear} onScheduled={clear} />
    </section>
  );
}

function Pager({ found, onPage }: { found: FoundPosts; onPage: (page: number) => void }) {
  const { matching, shown, page, pages, first } = found;
  return (
    <nav aria-label="Pages of posts" className="flex items-center justify-between gap-3 border-t px-4 py-2">
      <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
        {formatNumber(first + 1)}–{formatNumber(first + shown.length)} of {formatNumber(matching.length)}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}

type NoPostsProps = { search: PostsSearch; hasPosts: boolean; onShowAll: () => void };

function whyNone({ status, q }: PostsSearch): string {
  if (q) return `No posts match “${q}”${status ? ` with status "${status}"` : ''}. Try other words.`;
  if (status) return `No posts with status "${status}" found. Try a different filter.`;
  return "You haven't created any posts yet. Start by generating your first Reddit post!";
}

export function NoPosts({ search, hasPosts, onShowAll }: NoPostsProps) {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={hasPosts ? SearchX : FileText}
      level="h2"
      title="No posts found"
      text={whyNone(search)}
      action={
        hasPosts ? (
          <Button onClick={onShowAll}>Show all posts</Button>
        ) : (
          <Button kind="primary" onClick={() => void navigate({ to: '/generator' })}>
            Create Your First Post
          </Button>
        )
      }
    />
  );
}
