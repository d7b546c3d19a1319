import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { closeEditor, type Composition, shownWords } from '#core/composer/work.ts';
import { findEarlierPost, isSameText, PublishedEarlierError } from '#web/features/posts/create-once.ts';
import { postsQuery, useCreatePost, useUpdatePost } from '#web/features/posts/posts.queries.ts';
import { TheirsKeptError } from '#web/features/posts/revisions/send-change.ts';
import { savedToast } from '#web/features/posts/saved-toast.ts';
import { useOnClaimConfirmed } from '#web/features/preflight/preflight.queries.ts';
import { ensureAttempt, createKey } from '#web/lib/attempt.ts';
import { dateTime, toFutureMinute } from '#web/lib/date-time.ts';
import { hasServerReason, toRefusal } from '#web/lib/refusal.ts';
import { showFailure, showToast, type Toast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import type { WorkStore } from '../stored/work-store.ts';
import { dispatchWithUndo } from '../use-work.ts';
import { findFaults, buildPostBody } from './post-body.ts';

type Saving = {
  store: WorkStore;
  /** The post to change; null creates a new one. */
  editId: string | null;
  /** The text, completed from the form and the accounts. */
  complete: (composition: Composition) => Composition;
  /** `toast` describes the outcome; null if the page describes it. */
  onSaved: (post: Post, toast: Toast | null) => void;
};

/** Fields whose faults are shown at their inputs; all others are shown below the buttons. */
const SHOWN_FIELDS = new Set(['title', 'url', 'parentUrl', 'scheduledAt', 'redditAccountId']);
/** A refusal without a field is most likely a rule. */
export const PREFLIGHT = 'preflight';

export function useSaving({ store, editId, complete, onSaved }: Saving) {
  const create = useCreatePost();
  const update = useUpdatePost();
  const queries = useQueryClient();
  const { fields, problem, pending, refuse, clear, attempt } = useSubmit();
  const [wanted, setWanted] = useState<PostStatusChoice | 'words'>('draft');
  useOnClaimConfirmed(clear);

  function finish(post: Post, toast: Toast | null) {
    store.dispatch({ type: 'saved', key: createKey() });
    onSaved(post, toast);
  }

  /** The response to an attempt may be missing, for example after a reload. */
  const settleEarlier = useEffectEvent((post: Post | null) => {
    const { composition } = store.read();
    if (!post || !composition) return;
    const status = post.status === 'draft' ? 'draft' : 'published';
    const text = { ...shownWords(composition), subreddit: composition.subreddit, status } as const;
    if (isSameText(text, post)) finish(post, null);
    else if (post.publishedAt) store.dispatch({ type: 'wentOut', post });
  });
  useEffect(() => {
    const key = store.read().composition?.attempt?.key;
    if (key) void findEarlierPost(key).then((post) => settleEarlier(post));
  }, [store]);

  function send(composition: Composition, status: PostStatusChoice): Promise<Post> {
    const post = buildPostBody(composition, status);
    const { revision } = composition;
    const tried = ensureAttempt(composition.attempt);
    store.dispatch({ type: 'sent', key: editId ? null : tried.key });
    if (editId) return update.mutateAsync({ id: editId, ...post, ...(revision && { revision }) });
    return create.mutateAsync({ post, attempt: tried });
  }

  function findDueAt(): string | null {
    const saved = queries.getQueryData(postsQuery.queryKey)?.find(({ id }) => id === editId);
    return saved?.phase === 'waiting' ? saved.scheduledAt : null;
  }

  /** The toast for a post that was taken off the schedule. */
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

  /** Returns the names of the failed fields; throws problems that belong beside the form. */
  function fail(error: unknown): string[] {
    const { fields } = toRefusal(error);
    store.dispatch({ type: 'refused', fields: Object.keys(fields) });
    if (error instanceof TheirsKeptError) {
      const { post } = error;
      const scheduledAt = toFutureMinute(post.scheduledAt);
      const toast = { title: 'This is the saved version' };
      dispatchWithUndo(store, (id) => ({ type: 'changedElsewhere', id, post, scheduledAt }), toast);
      return [];
    }
    if (error instanceof PublishedEarlierError) {
      store.dispatch({ type: 'wentOut', post: error.post });
      return [];
    }
    if (!hasServerReason(error)) showFailure('Failed to save post. Please try again.');
    return Object.keys(fields).length > 0 ? Object.keys(fields) : [PREFLIGHT];
  }

  /** Returns the names of the invalid fields, or the place that shows the reason. */
  async function submit(what: typeof wanted, run: (text: Composition) => Promise<void>): Promise<string[]> {
    const { composition } = store.read();
    if (pending || !composition) return [];
    setWanted(what);
    const text = closeEditor(complete(composition));
    const faults = findFaults(text);
    let wrong = Object.keys(faults);
    store.dispatch({ type: 'refused', fields: wrong });
    await attempt(faults, async () => {
      try {
        await run(text);
      } catch (error) {
        wrong = fail(error);
        if (wrong.length > 0) throw error;
      }
    });
    return wrong;
  }

  const save = (status: PostStatusChoice) =>
    submit(status, async (text) => {
      const dueAt = findDueAt();
      const post = await send(text, status);
      // The page shows the remaining steps beside the buttons for them.
      const isDone = post.phase !== 'needs_you' && post.phase !== 'failed';
      const taken = dueAt && status === 'draft' ? unscheduled(post, dueAt) : {};
      finish(post, isDone ? { ...savedToast(post, status), ...taken } : null);
    });

  /** Saves only the words of a saved post; its time and place stay. Resolves to true on success. */
  async function saveWords(): Promise<boolean> {
    let isSaved = false;
    await submit('words', async ({ type, words: { title, content }, revision }) => {
      if (!editId) return;
      const words = { content, ...(type !== 'comment' && { title }) };
      const post = await update.mutateAsync({ id: editId, ...words, ...(revision && { revision }) });
      store.dispatch({ type: 'wordsSaved', post, scheduledAt: toFutureMinute(post.scheduledAt) });
      isSaved = true;
    });
    return isSaved;
  }

  const elsewhere = Object.keys(fields).filter((name) => !SHOWN_FIELDS.has(name));
  return {
    save,
    saveWords,
    pending: pending ? wanted : null,
    fields,
    problem: problem ?? (elsewhere.map((name) => fields[name]).join(' ') || undefined),
    clear,
    /** Clears faults of changed fields and of the text as a whole. */
    correct(names: readonly string[]) {
      const others = Object.entries(fields).filter(([name]) => !names.includes(name));
      refuse({ fields: Object.fromEntries(others), problem: undefined });
    },
  };
}
