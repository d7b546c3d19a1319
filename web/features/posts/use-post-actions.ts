import type { Post } from '#contract/posts.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { whenOf } from './describe-post.ts';
import type { Wish } from './outgoing.ts';
import { type PostChange, useChangePost, useRestorePosts, useRetryPost } from './posts.mutations.ts';
import { tellSaved } from './tell-saved.ts';
import { useDeletePosts } from './use-delete-posts.ts';

const tellFailure = (description: string) => showToast({ title: 'Error', description, kind: 'destructive' });
const tellSuccess = (description: string, undo?: () => void) =>
  showToast({ title: 'Success', description, ...(undo && { action: { label: 'Undo', run: undo } }) });

/** Never more than is known: a post that was asked to go out may have been held up. */
function tellStatus(post: Post, wish: Wish): void {
  const isSo = wish === 'published' ? post.phase === 'published' : post.status === wish;
  if (isSo && !post.problem) tellSuccess('Post status updated successfully');
  else showToast(tellSaved(post, wish));
}

/** What can be done with a post from any list of them. What is refused is told, and thrown for a form to show. */
export function usePostActions() {
  const change = useChangePost();
  const retry = useRetryPost();
  const remove = useDeletePosts();
  const restore = useRestorePosts();

  async function setStatus(input: PostChange & { status: Wish }): Promise<void> {
    try {
      tellStatus(await change.mutateAsync(input), input.status);
    } catch (error) {
      tellFailure('Failed to update post status');
      throw error;
    }
  }

  async function bringBack(ids: readonly string[]): Promise<void> {
    try {
      await restore.mutateAsync(ids);
    } catch {
      tellFailure(ids.length > 1 ? 'Failed to restore the posts' : 'Failed to restore post');
    }
  }

  async function deletePosts(ids: readonly string[]): Promise<void> {
    try {
      const { deleted, kept } = await remove.mutateAsync(ids);
      if (kept.length > 0)
        return tellFailure(
          `${kept.length} of ${ids.length} posts could not be deleted. They are still here.`,
        );
      const text = ids.length > 1 ? `${ids.length} posts deleted` : 'Post deleted successfully';
      tellSuccess(text, () => void bringBack(deleted));
    } catch {
      tellFailure(ids.length > 1 ? 'Failed to delete the posts' : 'Failed to delete post');
    }
  }

  async function sendAgain(id: string): Promise<void> {
    try {
      await retry.mutateAsync({ id });
      showToast({
        title: 'On its way',
        description: 'It is sent again now. What becomes of it appears here.',
      });
    } catch (error) {
      const description = textOfRefusal(error) ?? 'Please try again.';
      showToast({ title: 'Not sent', description, kind: 'destructive' });
    }
  }

  /** Another time for what is planned; a draft stays one. */
  async function reschedule({ id, scheduledAt, timeZone }: Post, at: Date, note = ''): Promise<void> {
    const move = (to: PostChange) => change.mutateAsync(to);
    try {
      const moved = await move({ id, scheduledAt: at.toISOString(), timeZone: ownTimeZone() });
      const run = () =>
        void move({ id, scheduledAt, timeZone }).catch(() => tellFailure('Failed to move post'));
      showToast({
        title: 'Moved',
        description: [whenOf(moved), note].filter(Boolean).join('. '),
        action: { label: 'Undo', run },
      });
    } catch (error) {
      tellFailure(`Failed to move post. ${textOfRefusal(error) ?? ''}`);
    }
  }

  return { setStatus, deletePosts, sendAgain, reschedule };
}
