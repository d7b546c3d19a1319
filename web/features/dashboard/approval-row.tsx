import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { PostText } from '#web/features/posts/community-frame.tsx';
import { describeTime } from '#web/features/posts/describe-post.ts';
import { NextSteps } from '#web/features/posts/next-steps.tsx';
import { PreflightPanel } from '#web/features/preflight/preflight-panel.tsx';
import { usePostPreflight } from '#web/features/preflight/preflight.queries.ts';

const noLink = () => undefined;

/** A post that an API key wants to send: its text, the result of its check, and buttons to decide. */
export function ApprovalRow({ post }: { post: Post }) {
  const check = usePostPreflight({ id: post.id, startAt: post.scheduledAt ?? undefined });
  return (
    <li className="grid gap-3 bg-warn-soft p-4">
      <div>
        <Link to="/posts/$id" params={{ id: post.id }} className="font-medium hover:underline">
          {post.problem?.message}
        </Link>
        <p className="text-sm text-ink-2">
          {[`r/${post.subreddit}`, describeTime(post)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="rounded-md bg-surface p-3 wrap-anywhere">
        <PostText
          type={post.type}
          url={post.url ?? ''}
          words={{ title: post.title ?? '', content: post.content }}
        />
      </div>
      <PreflightPanel community={post.subreddit} check={check} />
      <div className="flex flex-wrap gap-2">
        <NextSteps post={post} onConfirm={noLink} />
      </div>
    </li>
  );
}
