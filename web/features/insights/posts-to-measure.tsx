import type { Report } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { Card } from '#web/ui/card.tsx';
import { PostLine } from './post-line.tsx';

const ASKED = {
  day: 'It is out for a day: enter its upvotes and comments, or clip them.',
  week: 'It is out for a week: enter its upvotes and comments, or clip them.',
} as const;

/** Posts sent by hand, whose figures only their author can enter. */
export function PostsToMeasure({ posts, report }: { posts: readonly Post[]; report: Report | undefined }) {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const asked = (report?.toMeasure ?? []).flatMap(({ postId, after }) => {
    const post = byId.get(postId);
    return post ? [{ post, after }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card title="Figures to enter" description="No account reads what was posted by hand.">
      <ul className="divide-y">
        {asked.map(({ post, after }) => (
          <li key={post.id} className="grid gap-0.5 px-4 py-3">
            <PostLine post={post} at={post.publishedAt} />
            <span className="text-sm text-ink-2">{ASKED[after]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
