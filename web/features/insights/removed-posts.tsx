import type { Removal, Report } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { Card } from '#web/ui/card.tsx';
import { PostLine } from './post-line.tsx';

type Removed = { removal: Removal; post: Post };

/** Removed posts, who removed them, and which rules they broke. */
export function RemovedPosts({ posts, report }: { posts: readonly Post[]; report: Report | undefined }) {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const removed = (report?.removals ?? []).flatMap((removal): Removed[] => {
    const post = byId.get(removal.postId);
    return post ? [{ removal, post }] : [];
  });
  if (removed.length === 0) return null;
  return (
    <Card title="Removed posts">
      <ul className="divide-y">
        {removed.map(({ removal, post }) => (
          <li key={post.id} className="grid gap-1 px-4 py-3">
            <PostLine post={post} at={removal.noticedAt} happened="noticed " />
            <span className="text-sm">{post.problem?.message}</span>
            <Against rules={removal.rules} />
            <span className="text-sm text-ink-2">{post.problem?.remedy}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Against({ rules }: { rules: Removal['rules'] }) {
  if (!rules) return <span className="text-sm text-ink-2">The rules there aren’t known to us any more.</span>;
  const when = rules.asOf === 'then' ? 'as you knew them' : 'as they stand now';
  if (rules.findings.length === 0)
    return <span className="text-sm text-ink-2">We found nothing against it in the rules {when}.</span>;
  return (
    <ul className="grid gap-1 text-sm">
      <li className="text-ink-3">
        {rules.asOf === 'then' ? 'By the rules as you knew them:' : 'By today’s rules:'}
      </li>
      {rules.findings.map(({ text, quote }) => (
        <li key={text}>
          {text} {quote && <q className="text-ink-2 italic">{quote}</q>}
        </li>
      ))}
    </ul>
  );
}
