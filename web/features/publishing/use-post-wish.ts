import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import type { Wish } from '#web/features/posts/outgoing.ts';
import type { Question } from './post-dialogs.tsx';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';

/** What becomes of a wish: a time and a yes are asked for first; back to draft goes at once. */
export function usePostWish() {
  const { setStatus } = usePostActions();
  const [question, ask] = useState<Question | null>(null);
  function wish(post: Post, wanted: Wish) {
    if (wanted === 'scheduled') ask({ kind: 'schedule', post });
    else if (wanted === 'published') ask({ kind: 'publish', post });
    else void setStatus({ id: post.id, status: 'draft' }).catch(() => undefined);
  }
  return { question, ask, wish, close: () => ask(null) };
}
