import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { newKey } from '#web/lib/new-key.ts';
import { NO_REFUSAL, refusalOf, type Refusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { bodyOf, type Outgoing, type Wish } from '#web/features/posts/outgoing.ts';
import { useCreatePost, useUpdatePost } from '#web/features/posts/posts.mutations.ts';
import { tellSaved } from '#web/features/posts/tell-saved.ts';

/** One try to save exactly this: sent again after a lost answer, it is the same post. */
export type Attempt = { body: string; key: string };

type Saving = {
  outgoing: Outgoing | null;
  /** The post that is changed; null makes a new one. */
  editId: string | null;
  attempt: Attempt | null;
  onAttempt: (attempt: Attempt) => void;
  onSaved: (post: Post) => void;
};

/** What the page shows beside its own input; anything else is told below the buttons. */
const PLACED = new Set(['title', 'url', 'parentUrl', 'scheduledAt', 'redditAccountId']);

/** What has no place of its own on the page joins the general problem. */
function placed({ fields, problem }: Refusal): Refusal {
  const elsewhere = Object.keys(fields).filter((name) => !PLACED.has(name));
  return { fields, problem: problem ?? (elsewhere.map((name) => fields[name]).join(' ') || undefined) };
}

export function useSaving({ outgoing, editId, attempt, onAttempt, onSaved }: Saving) {
  const create = useCreatePost();
  const update = useUpdatePost();
  const [pending, setPending] = useState<Wish | null>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);

  function send(wish: Wish, of: Outgoing): Promise<Post> {
    const post = bodyOf(of, wish);
    if (editId) return update.mutateAsync({ id: editId, ...post });
    const body = JSON.stringify(post);
    const key = attempt?.body === body ? attempt.key : newKey();
    onAttempt({ body, key });
    return create.mutateAsync({ post, key });
  }

  async function save(wish: Wish) {
    if (!outgoing || pending) return;
    setPending(wish);
    setRefusal(NO_REFUSAL);
    try {
      const post = await send(wish, outgoing);
      showToast(tellSaved(post, wish));
      onSaved(post);
    } catch (error) {
      showToast({
        title: 'Error',
        description: 'Failed to save post. Please try again.',
        kind: 'destructive',
      });
      setRefusal(placed(refusalOf(error)));
    } finally {
      setPending(null);
    }
  }

  return { save, pending, ...refusal, forget: () => setRefusal(NO_REFUSAL) };
}
