import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';

/** Says that an earlier attempt went out, and lets the author send this text, too. */
export const WentOut = ({ post, onSendToo }: { post: Post; onSendToo: () => void }) => (
  <div role="alert" className="grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
    <p className="wrap-anywhere">
      Your first try went out: “{nameOf(post)}” in r/{post.subreddit}. What you changed since then wasn’t
      sent.
    </p>
    <div className="flex flex-wrap gap-2">
      <Link to="/posts/$id" params={{ id: post.id }} className={buttonStyle()}>
        Open that post
      </Link>
      <Button onClick={onSendToo}>Keep this text for another post</Button>
    </div>
  </div>
);
