import type { Post } from '#contract/posts.ts';
import type { Toast } from '#web/lib/toast-store.ts';
import type { Wish } from './outgoing.ts';

/** What to say of a post that was kept; never more than is known of it. */
export function tellSaved({ phase, problem, composeUrl }: Post, wish: Wish): Toast {
  const said = problem ? `${problem.message} ${problem.remedy}` : '';
  if (phase === 'failed') return { title: 'Not published', description: said, kind: 'destructive' };
  if (phase === 'needs_you' && composeUrl)
    return {
      title: 'Ready for you',
      description: 'Post it on Reddit yourself, then paste its link under Posts.',
    };
  if (phase === 'needs_you') return { title: 'This needs you', description: said, kind: 'destructive' };
  if (wish === 'published' && phase !== 'published')
    return { title: 'On its way', description: said || 'It is being sent. Posts shows what becomes of it.' };
  const done = {
    draft: 'Post saved as draft',
    scheduled: 'Post scheduled successfully!',
    published: 'Post published successfully!',
  };
  return { title: 'Success', description: done[wish] };
}
