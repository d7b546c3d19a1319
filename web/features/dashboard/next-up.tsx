import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { useHeldBackPosts } from '#web/features/preflight/use-held-back-posts.ts';
import { Card } from '#web/ui/card.tsx';
import { MoreRow, NextRow } from './post-rows.tsx';
import { findNextPosts } from './sort-out-posts.ts';

/** Lists the next scheduled posts; renders nothing if there are none. */
export function NextUp() {
  const { data: posts = [] } = useQuery(postsQuery);
  const { shown, more } = findNextPosts(posts);
  const heldBack = useHeldBackPosts(shown);
  if (shown.length === 0) return null;
  return (
    <Card
      title="Next up"
      action={
        <Link to="/calendar" className="text-sm text-accent-ink hover:underline">
          Calendar
        </Link>
      }
    >
      <ul className="divide-y">
        {shown.map((post) => (
          <NextRow key={post.id} post={post} isHeldBack={heldBack.has(post.id)} />
        ))}
        <MoreRow more={more} sort="next" />
      </ul>
    </Card>
  );
}
