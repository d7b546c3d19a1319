import type { Post, PostStatusChoice } from '#contract/posts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { hasServerReason } from '#web/lib/refusal.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { showFailure, showToast, type Toast } from '#web/lib/toast-store.ts';
import { describeTime } from './describe-post.ts';
import { useChangePost, useDeletePosts, useRestorePosts, useRetryPost } from './posts.queries.ts';
import type { PostChange } from './post-endpoints.ts';
import { TheirsKeptError } from './revisions/send-change.ts';
import { savedToast } from './saved-toast.ts';

const undoWith = (run: () => void) => ({ action: { label: 'Undo', run } });

/** A post requested to be published may be held back, so report only the outcome. */
function showStatus(post: Post, wanted: PostStatusChoice, action: Pick<Toast, 'action'>): void {
  const isSo = wanted === 'published' ? post.phase === 'published' : post.status === wanted;
  const toast =
    isSo && !post.problem
      ? { title: 'Success', description: 'Post status updated successfully' }
      : savedToast(post, wanted);
  showToast({ ...toast, ...action });
}

const canUndo = (seen: Post, changed: Post): boolean =>
  [seen, changed].every(({ phase }) => phase === 'draft' || phase === 'waiting');

/** The number of frames in about two seconds. */
const FRAMES = 120;

/**
 * Focuses the restored row once it is shown, because the focused toast button is gone. If the user has moved the focus,
 * leaves it there.
 */
const focusPost = (id = '', frames = FRAMES): number =>
  requestAnimationFrame(() => {
    const { activeElement: now, body } = document;
    if (now !== body && !now?.closest('[aria-label="Notifications"]')) return;
    const row = document.querySelector<HTMLElement>(`[data-post="${id}"]`);
    if (row) row.focus({ preventScroll: true });
    else if (frames > 0) focusPost(id, frames - 1);
  });

type StatusChange = Omit<PostChange, 'id' | 'status'> & { status: PostStatusChoice };

/** The actions on a post, for any list. They report failures themselves; `setStatus` also rethrows for its form. */
export function usePostActions() {
  const change = useChangePost();
  const retry = useRetryPost();
  const remove = useDeletePosts();
  const restore = useRestorePosts();

  async function setStatus(seen: Post, input: StatusChange): Promise<void> {
    try {
      const changed = await change.mutateAsync({ id: seen.id, seen, ...input });
      const undo = canUndo(seen, changed) ? undoWith(() => undoStatus(seen, changed)) : {};
      showStatus(changed, input.status, undo);
    } catch (error) {
      if (error instanceof TheirsKeptError) return;
      if (!hasServerReason(error)) showFailure('Failed to update post status');
      throw error;
    }
  }

  function undoStatus({ id, phase, scheduledAt, timeZone }: Post, seen: Post) {
    const status = phase === 'draft' ? 'draft' : 'scheduled';
    void change.mutateAsync({ id, seen, status, scheduledAt, timeZone }).catch((error: unknown) => {
      if (!(error instanceof TheirsKeptError)) showFailure('Failed to update post status', error);
    });
  }

  const undoDeletion = (ids: readonly string[]) =>
    void restore
      .mutateAsync(ids)
      .then(() => focusPost(ids[0]))
      .catch(() => showFailure(ids.length > 1 ? 'Failed to restore the posts' : 'Failed to restore post'));

  async function deletePosts(ids: readonly string[]): Promise<void> {
    try {
      const { deleted, kept } = await remove.mutateAsync(ids);
      if (kept.length > 0)
        return showFailure(`${kept.length} of ${ids.length} posts couldn’t be deleted. They are still here.`);
      const description = ids.length > 1 ? `${ids.length} posts deleted` : 'Post deleted successfully';
      showToast({ title: 'Success', description, ...undoWith(() => undoDeletion(deleted)) });
    } catch {
      showFailure(ids.length > 1 ? 'Failed to delete the posts' : 'Failed to delete post');
    }
  }

  async function sendAgain(id: string): Promise<void> {
    try {
      await retry.mutateAsync({ id });
      const description = 'It is being sent again. What becomes of it appears here.';
      showToast({ title: 'On its way', description });
    } catch (error) {
      showFailure('Failed to send it again', error);
    }
  }

  /** Schedules the posts one at a time, so a refusal doesn't affect the others. */
  async function sendAllAgain(ids: readonly string[]): Promise<void> {
    let refused = 0;
    for (const id of ids) await retry.mutateAsync({ id }).catch(() => (refused += 1));
    if (refused > 0)
      return showFailure(`${refused} of ${ids.length} posts couldn’t be sent. They are still here.`);
    const description = `${ids.length} posts are being sent. What becomes of them appears here.`;
    showToast({ title: 'On their way', description });
  }

  /** Changes the time; a draft stays a draft. Resolves to false if a rule forbids that time. */
  async function reschedule(seen: Post, at: Date, note = ''): Promise<boolean> {
    const { id, scheduledAt, timeZone } = seen;
    try {
      const moved = await change.mutateAsync({
        id,
        seen,
        scheduledAt: at.toISOString(),
        timeZone: ownTimeZone(),
      });
      const description = [describeTime(moved), note].filter(Boolean).join('. ');
      const undo = () =>
        void change.mutateAsync({ id, seen: moved, scheduledAt, timeZone }).catch((error: unknown) => {
          if (!(error instanceof TheirsKeptError)) showFailure('Failed to move post', error);
        });
      showToast({ title: 'Moved', description, ...undoWith(undo) });
      return true;
    } catch (error) {
      if (error instanceof TheirsKeptError) return true;
      showFailure('Failed to move post', error);
      return !(error instanceof ApiError && error.status === 409);
    }
  }

  return { setStatus, deletePosts, sendAgain, sendAllAgain, reschedule };
}
