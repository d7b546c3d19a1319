import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { localDate } from '#web/lib/date-time.ts';
import { Card } from '#web/ui/card.tsx';
import { postName, previewText } from './describe-post.ts';
import { postsQuery } from './posts.queries.ts';

const HELD = new Set(['removed', 'failed']);

/** Shows how many posts the workspace has made in a community, and how many were removed or refused. */
export function CommunityRemovals({ subreddit }: { subreddit: string }) {
  const { data: posts } = useQuery(postsQuery);
  if (!posts) return null;
  const here = posts.filter((post) => post.subreddit.toLowerCase() === subreddit.toLowerCase());
  const out = here.filter(({ status }) => status === 'published');
  const held = here.filter(({ phase }) => HELD.has(phase));
  return (
    <Card title="Your posts here">
      <p className="p-4 text-sm text-ink-2 tabular-nums">
        {out.length === 0
          ? 'None of your posts went out here yet.'
          : `${out.length === 1 ? 'One' : out.length} of your posts went out here.`}{' '}
        {out.length > 0 && held.length === 0 && 'None was taken down.'}
      </p>
      {held.length > 0 && (
        <ul aria-label="Taken down or refused" className="divide-y border-t">
          {held.map((post) => (
            <li key={post.id} className="px-4 py-3 text-sm">
              <Link
                to="/posts/$id"
                params={{ id: post.id }}
                className="rounded-sm font-medium wrap-anywhere hover:underline"
              >
                {previewText(postName(post))}
              </Link>
              <p className="text-ink-2">
                {localDate(post.publishedAt ?? post.createdAt)}
                {post.problem && ` · ${post.problem.message}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
