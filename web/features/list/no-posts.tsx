import { useNavigate } from '@tanstack/react-router';
import { FileText, SearchX } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PostsSearch } from './posts-search.ts';

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
