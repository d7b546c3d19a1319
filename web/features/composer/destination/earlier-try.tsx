import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { findEarlier, isSameText } from '#web/features/posts/create-once.ts';
import { nameOf } from '#web/features/posts/describe-post.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { finished, type Composition } from '../composition.ts';

type Restored = {
  composition: Composition | null;
  /** The text had been saved although this page never heard of it. */
  onSaved: (post: Post) => void;
};

/** A try whose answer was lost, as by a reload: what came of it. The post that went out with other words, if one did. */
export function useEarlierTry({ composition, onSaved }: Restored) {
  const [earlier, setEarlier] = useState<Post | null>(null);
  const [restoredKey] = useState(composition?.attempt?.key);
  const settle = useEffectEvent((post: Post | null) => {
    if (!post || !composition) return;
    const { words, subreddit } = finished(composition);
    const isSame = isSameText(
      { ...words, subreddit, status: post.status === 'draft' ? 'draft' : 'published' },
      post,
    );
    if (isSame) onSaved(post);
    else if (post.publishedAt) setEarlier(post);
  });
  useEffect(() => {
    if (restoredKey) void findEarlier(restoredKey).then(settle);
  }, [restoredKey]);
  return { earlier, setEarlier };
}

/** Says beside the buttons that an earlier try went out, and lets its author send this text as well. */
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
