import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { postsQuery, useCreatePost, useUpdatePost } from '#web/features/posts/posts.queries.ts';
import { WentOutEarlier } from '#web/features/posts/create-once.ts';
import { TheirsTaken } from '#web/features/posts/revisions/send-change.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { useAfterClaim } from '#web/features/preflight/preflight.queries.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { isReasoned, refusalOf } from '#web/lib/refusal.ts';
import { asSent, type Attempt, attemptOf } from '#web/lib/attempt.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { type Composition, finished } from './composition.ts';
import { findFaults } from './find-faults.ts';
import { postBodyOf } from './post-body.ts';

type Saving = {
  /** The post to change; null creates a new one. */
  editId: string | null;
  onAttempt: (attempt: Attempt) => void;
  onSaved: (post: Post) => void;
  /** The author took what was saved elsewhere meanwhile. */
  onTheirs: (post: Post) => void;
  /** An earlier try with other words went out instead. */
  onEarlier: (post: Post) => void;
};

/** Fields whose faults the page shows at their inputs; all others are shown below the buttons. */
const SHOWN_FIELDS = new Set(['title', 'url', 'parentUrl', 'scheduledAt', 'redditAccountId']);

/** What concerns no field is most likely a rule. */
export const PREFLIGHT = 'preflight';

export function useSaving({ editId, onAttempt, onSaved, onTheirs, onEarlier }: Saving) {
  const create = useCreatePost();
  const update = useUpdatePost();
  const queries = useQueryClient();
  const { fields, problem, pending, refuse, clear, attempt } = useSubmit();
  const [wanted, setWanted] = useState<PostStatusChoice | 'words'>('draft');
  useAfterClaim(clear);

  function send(status: PostStatusChoice, of: Composition): Promise<Post> {
    const post = postBodyOf(of, status);
    const { revision } = of;
    if (editId) return update.mutateAsync({ id: editId, ...post, ...(revision && { revision }) });
    const next = attemptOf(of.attempt);
    onAttempt(asSent(next));
    return create.mutateAsync({ post, attempt: next });
  }

  /** When the post goes out that is being changed. */
  function findDueAt(): string | null {
    const saved = queries.getQueryData(postsQuery.queryKey)?.find(({ id }) => id === editId);
    return saved?.phase === 'waiting' ? saved.scheduledAt : null;
  }

  /** What the toast says of a post that was taken off the schedule. */
  const unscheduled = ({ id }: Post, dueAt: string) => ({
    description: `Post saved as draft. It no longer goes out on ${dateTime(dueAt)}.`,
    action: {
      label: 'Schedule again',
      run: () =>
        void update
          .mutateAsync({ id, status: 'scheduled', scheduledAt: dueAt })
          .then((post) => showToast(savedToast(post, 'scheduled')))
          .catch((error: unknown) => showFailure('Failed to schedule post', error)),
    },
  });

  /** Returns the names of the fields that are wrong, or where else the reason stands. */
  async function save(status: PostStatusChoice, composition: Composition): Promise<string[]> {
    if (pending) return [];
    setWanted(status);
    const faults = findFaults(composition);
    let wrong = Object.keys(faults);
    await attempt(faults, async () => {
      const dueAt = findDueAt();
      try {
        const post = await send(status, composition);
        // What is left to do stands on the page, beside the buttons that do it.
        if (post.phase !== 'needs_you' && post.phase !== 'failed')
          showToast({
            ...savedToast(post, status),
            ...(dueAt && status === 'draft' && unscheduled(post, dueAt)),
          });
        onSaved(post);
      } catch (error) {
        if (error instanceof TheirsTaken) return onTheirs(error.post);
        if (error instanceof WentOutEarlier) return onEarlier(error.post);
        if (!isReasoned(error)) showFailure('Failed to save post. Please try again.');
        const { fields } = refusalOf(error);
        wrong = Object.keys(fields).length > 0 ? Object.keys(fields) : [PREFLIGHT];
        throw error;
      }
    });
    return wrong;
  }

  /** Saves the words of a saved post alone: when and as what it goes out stays. Returns the post as it is then. */
  async function saveWords(id: string, composition: Composition): Promise<Post | null> {
    if (pending) return null;
    setWanted('words');
    const { type, words, revision } = finished(composition);
    const { title, content } = words;
    let saved: Post | null = null;
    await attempt(findFaults(composition), async () => {
      try {
        const change = { id, content, ...(type !== 'comment' && { title }), ...(revision && { revision }) };
        saved = await update.mutateAsync(change);
      } catch (error) {
        if (error instanceof TheirsTaken) return onTheirs(error.post);
        if (!isReasoned(error)) showFailure('Failed to save post. Please try again.');
        throw error;
      }
    });
    return saved;
  }

  const elsewhere = Object.keys(fields).filter((name) => !SHOWN_FIELDS.has(name));
  return {
    save,
    saveWords,
    /** The status that is being saved. */
    pending: pending ? wanted : null,
    fields,
    problem: problem ?? (elsewhere.map((name) => fields[name]).join(' ') || undefined),
    clear,
    /** Takes back what is said of fields that were changed since, and of the text as a whole. */
    correct(names: readonly string[]) {
      const others = Object.entries(fields).filter(([name]) => !names.includes(name));
      refuse({ fields: Object.fromEntries(others), problem: undefined });
    },
  };
}
